/** How much room the line of the prompt leaves for whose turn it is. */

/** Beside the question as a pill, above it in small letters, or by the piece alone. */
const ROOMS = ['beside', 'above', 'none'] as const
/** What is taken if nothing lets the line keep its height. */
const CRAMPED = 'above'

/** Gives the words of whose turn it is the best place with which the line is no higher than its least. */
export function makeRoom(line: HTMLElement): void {
  const ask = line.querySelector<HTMLElement>('.ask')
  if (!ask) return
  const least = parseFloat(getComputedStyle(line).minHeight)
  const fits = (room: string): boolean => {
    line.dataset.room = room
    return line.offsetHeight <= least + 1 && ask.scrollWidth <= ask.clientWidth
  }
  if (!ROOMS.some(fits)) line.dataset.room = CRAMPED
}
