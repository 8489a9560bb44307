/** Where the cards or tiles of an offer lie. */

/** A place of an offer: the face that lies or lay there, and its number among those left. */
export interface OfferPlace {
  face: string
  /** null: it has gone. */
  at: number | null
}

/** Faces in the places where they lay before; an offer with others begins again. */
export function inPlace(before: readonly string[], faces: readonly string[]): OfferPlace[] {
  const left = new Map<string, number[]>()
  faces.forEach((face, at) => left.set(face, [...(left.get(face) ?? []), at]))
  const places = before.map((face) => ({ face, at: left.get(face)?.shift() ?? null }))
  const isSame = [...left.values()].every((others) => others.length === 0)
  return isSame ? places : faces.map((face, at) => ({ face, at }))
}
