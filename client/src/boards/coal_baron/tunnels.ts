/** The carts of a pit, level by level and side by side, with the cubes they carry. */
import { COLOURS, tileOf, type Side } from './components'
import type { Pit, Printed, Tile } from './view'

export interface Cart {
  side: Side
  /** Its number on its side, from the shaft on: a new tile's carts are new ones there. */
  at: number
  /** The colour of the cube on it; null: empty. */
  cube: number | null
  /** Begins a tunnel tile of its own. */
  first: boolean
  /** How many cubes of the same colour leave this level before that on it; null: it is empty. */
  leaves: number | null
  /** It is not there yet: a tile that is pointed at would bring it. */
  coming?: boolean
}

export interface Tunnel {
  colour: number
  light: Cart[]
  dark: Cart[]
  empty: number
}

/** Where a cube leaves a level. */
export const leaving = (seat: number, level: number, cube: number, turn: number): string =>
  `leaving:${seat}:${level}:${cube}:${turn}`

function cartsOf(printed: Printed, pit: Pit, colour: number, side: Side): Cart[] {
  const tiles = pit.tiles
    .map((name) => tileOf(printed, name))
    .filter((tile) => tile.colour === colour && tile.side === side)
  const firsts = tiles.flatMap(({ carts }) => Array.from({ length: carts }, (_, at) => at === 0))
  const all = printed.pit[colour] === side ? [true, ...firsts] : firsts
  return all.map((first, at) => ({ side, at, cube: null, first, leaves: null }))
}

/**
 * Which carts of a pit the cubes lie on. The rules count cubes by level alone, so this is remembered
 * here: what lay on a cart stays there, and the cart that someone points at is the one that empties.
 */
export class CartLoads {
  /** What lay on the carts, by their names; those that are not there are new. */
  #held = new Map<string, number | null>()
  /** The cart that was emptied last: a cube that comes back lies there. */
  #emptied = ''

  tunnels(printed: Printed, pit: Pit, pointed = ''): Tunnel[] {
    return COLOURS.map((_, colour) => this.#tunnel(printed, pit, colour, pointed))
  }

  #tunnel(printed: Printed, pit: Pit, colour: number, pointed: string): Tunnel {
    const light = cartsOf(printed, pit, colour, 'light')
    const dark = cartsOf(printed, pit, colour, 'dark')
    const carts = farthestFirst(light, dark)
    const nameOf = (cart: Cart): string => cartName(colour, cart)
    const stays = carts.toSorted(by((cart) => nameOf(cart) === pointed))
    const left = [...(pit.cubes[colour] ?? [])]
    const take = (cart: Cart, cube: number): void => {
      if (!left[cube]) return
      left[cube] -= 1
      cart.cube = cube
    }
    for (const cart of stays) {
      const held = this.#held.get(nameOf(cart)) ?? null
      if (held !== null) take(cart, held)
      if (held !== null && cart.cube === null) this.#emptied = nameOf(cart)
    }
    const free = carts
      .filter(({ cube }) => cube === null)
      .toSorted(by((cart) => nameOf(cart) !== this.#emptied))
      .toSorted(by((cart) => this.#held.has(nameOf(cart))))
    for (const cart of free) {
      const cube = left.findIndex((count) => count > 0)
      if (cube >= 0) take(cart, cube)
    }
    for (const cart of carts) this.#held.set(nameOf(cart), cart.cube)
    const turns = new Map<number, number>()
    for (const cart of stays.toReversed()) {
      if (cart.cube === null) continue
      cart.leaves = turns.get(cart.cube) ?? 0
      turns.set(cart.cube, cart.leaves + 1)
    }
    return { colour, light, dark, empty: carts.filter(({ cube }) => cube === null).length }
  }
}

/** A level with the carts that a tile would bring, if it lay there. */
export function withTile(tunnel: Tunnel, tile: Tile | null): Tunnel {
  if (tile?.colour !== tunnel.colour) return tunnel
  const { colour } = tile
  const side = tile.side === 'light' ? 'light' : 'dark'
  const carts = tunnel[side]
  const coming = Array.from({ length: tile.carts }, (_, nth) => ({
    side,
    at: carts.length + nth,
    cube: colour,
    first: nth === 0,
    leaves: null,
    coming: true,
  }))
  return { ...tunnel, [side]: [...carts, ...coming] }
}

export const cartName = (colour: number, { side, at }: Cart): string => `${colour} ${side} ${at}`

/** The carts of both sides, those next to the shaft last. */
function farthestFirst(light: readonly Cart[], dark: readonly Cart[]): Cart[] {
  return Array.from({ length: Math.max(light.length, dark.length) }, (_, at) => [
    light[at],
    dark[at],
  ])
    .flat()
    .filter((cart) => cart !== undefined)
    .reverse()
}

/** An order in which those of which something is true come last. */
const by =
  (isLast: (cart: Cart) => boolean) =>
  (one: Cart, other: Cart): number =>
    Number(isLast(one)) - Number(isLast(other))
