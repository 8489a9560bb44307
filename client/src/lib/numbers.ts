/** Numbers as they are printed: with a true minus sign. */

export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** A change: always with its sign. */
export function change(value: number): string {
  return value > 0 ? `+${value}` : figure(value)
}
