/** The signs of the games. */
const icons = import.meta.glob<{ icon: string }>('./*/icon.ts', { eager: true })

export function gameIcon(game: string): string {
  return icons[`./${game}/icon.ts`]?.icon ?? 'hammers'
}
