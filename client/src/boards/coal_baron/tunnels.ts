/** The carts of a pit, level by level and side by side, with the cubes they carry. */
import { COLOURS, tileOf, type Side } from './components'
import type { Pit, Printed } from './view'

export interface Cart {
  /** The colour of the cube on it; null: empty. */
  cube: number | null
  /** Begins a tunnel tile of its own. */
  first: boolean
}

export interface Tunnel {
  colour: number
  light: Cart[]
  dark: Cart[]
  empty: number
}

const emptyCart = (first: boolean): Cart => ({ cube: null, first })

function cartsOf(printed: Printed, pit: Pit, colour: number, side: Side): Cart[] {
  const tiles = pit.tiles
    .map((name) => tileOf(printed, name))
    .filter((tile) => tile.colour === colour && tile.side === side)
  const bought = tiles.flatMap(({ carts }) =>
    Array.from({ length: carts }, (_, at) => emptyCart(at === 0)),
  )
  return printed.pit[colour] === side ? [emptyCart(true), ...bought] : bought
}

/** Which cart of a level a cube lies on makes no difference: the farthest carts hold them. */
export function tunnelOf(printed: Printed, pit: Pit, colour: number): Tunnel {
  const light = cartsOf(printed, pit, colour, 'light')
  const dark = cartsOf(printed, pit, colour, 'dark')
  const carts = Array.from({ length: Math.max(light.length, dark.length) }, (_, at) => [
    light[at],
    dark[at],
  ])
    .flat()
    .filter((cart) => cart !== undefined)
    .reverse()
  const cubes = (pit.cubes[colour] ?? []).flatMap((count, cube) => Array<number>(count).fill(cube))
  cubes.forEach((cube, at) => {
    const cart = carts[at]
    if (cart) cart.cube = cube
  })
  return { colour, light, dark, empty: Math.max(0, carts.length - cubes.length) }
}

export function tunnelsOf(printed: Printed, pit: Pit): Tunnel[] {
  return COLOURS.map((_, colour) => tunnelOf(printed, pit, colour))
}
