/** How much room the line of the prompt leaves for whose turn it is, words on a button, a note. */

/** Beside the question as a pill, above it in small letters, or by the piece alone. */
const ROOMS = ['beside', 'above', 'none'] as const
/** What is taken if nothing lets the line keep its height. */
const CRAMPED = 'above'
const WORDS = 'words'
const NUMBER = 'number'

/**
 * Gives the words of whose turn it is the best place with which the line is no higher than its
 * least; then the button of the turns since my own its words, and the note its place, if the question
 * needs no more lines.
 */
export function makeRoom(line: HTMLElement): void {
  const ask = line.querySelector<HTMLElement>('.ask')
  const question = ask?.querySelector<HTMLElement>('h1')
  if (!ask || !question) return
  const least = parseFloat(getComputedStyle(line).minHeight)
  const fits = (): boolean => line.offsetHeight <= least + 1 && ask.scrollWidth <= ask.clientWidth
  const fitsIn = (room: string): boolean => {
    line.dataset.room = room
    return fits()
  }
  line.dataset.since = NUMBER
  line.dataset.note = 'none'
  if (!ROOMS.some(fitsIn)) line.dataset.room = CRAMPED
  const height = question.offsetHeight
  line.dataset.since = WORDS
  if (!fits() || question.offsetHeight > height) line.dataset.since = NUMBER
  line.dataset.note = 'shown'
  if (!fits() || question.offsetHeight > height) line.dataset.note = 'none'
}
