/** Calling for attention: a number in the title, a notification, a small sound. */
import { prefs } from './prefs.svelte'

let title = 'Coalface'
let count = 0

function show(): void {
  const shown = count > 0 ? `(${count}) ${title}` : title
  if (document.title !== shown) document.title = shown
}

/** What this page is called. */
export function entitle(text: string): void {
  title = text ? `${text} – Coalface` : 'Coalface'
  show()
}

/** The number of things that wait for this person. */
export function badge(waiting: number): void {
  count = waiting
  show()
}

/** It is this person's turn at a table: say so where they look, if they are looking elsewhere. */
export function call(text: string, about: string, table: string): void {
  if (prefs.sound) knock()
  if (!document.hidden || !prefs.notify || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = new Notification(about, { body: text, tag: table, icon: '/icon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** Two knocks on wood. */
function knock(): void {
  const audio = new AudioContext()
  for (const at of [0, 0.16]) {
    const tone = new OscillatorNode(audio, { frequency: 190, type: 'triangle' })
    const volume = new GainNode(audio, { gain: 0 })
    const begin = audio.currentTime + at
    volume.gain.setValueAtTime(0.25, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.12)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.13)
  }
  setTimeout(() => void audio.close(), 1000)
}
