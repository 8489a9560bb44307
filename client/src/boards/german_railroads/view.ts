// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** The solo opponent. */
export interface Emil {
  deck: number
  workers: number
  total: number
  passed: number
  tiles: number[]
}

/**
 * An end bonus card: points for each, or steps of how many are needed for how many points.
 *
 * `most` is how many count at most, 0 where all do.
 */
export interface EndBonus {
  each: number
  most: number
  steps: ([number, number])[]
}

/** An engineer's number, cost and action. */
export interface Engineer {
  number: number
  workers: number
  coins: number
  effect: string
}

/** A railroad extension; the spaces of its specials are counted from its own first one. */
export interface Extension {
  size: number
  specials: Special[]
}

/** A factory: its effect, and that of its boilerman. */
export interface Factory {
  effect: string
  boilerman: string
}

/** End bonus cards that lie at these positions, in an order that the seat does not know. */
export interface Group {
  cards: string[]
  positions: Position[]
}

/** A railroad as it stands: its reach, and what it would score if the round ended now. */
export interface Lane {
  reach: number
  track: number
  stars: number
  medal: number
}

/** What a seat that forgets nothing knows of the end bonus cards. (RR-21, RR-72) */
export interface Memory {
  end_bonus: Group[]
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/**
 * All that lies open before one player.
 *
 * `lanes`, `industry` and `specials` follow from the rest.
 */
export interface Player {
  score: number
  workers: number
  aside: number
  black_worker: number
  coins: number
  coal: number
  branch: string | null
  extensions: (string | null)[]
  doublers: number
  medal: number
  revaluation: number
  tokens: string[]
  unlocked: string[]
  claimed: number
  lane_claimed: number
  income: number[]
  income_used: number[]
  signals: number
  dealt: number
  points: Record<string, number>
  tracks: number[][]
  locomotives: string[]
  factories: string[]
  markers: number[]
  lanes: Lane[]
  industry: number
  specials: SpecialSpace[]
  on_bg1: [number, number, number]
  end_bonus: number
  end_bonus_cards: string[] | null
}

/** Where an end bonus card lies, and how many looks of each seat have seen it there. */
export interface Position {
  place: string
  seen: number[]
}

/**
 * What never changes during a game.
 *
 * `tokens` are those of a player in this game. `industry` are the numbers of the industry track,
 * None where a gap or no number is; `gaps` are the places of its gaps, `industry_gives` what its
 * special places give. `emil_growth` says by Emil's workers at how many points he gets one more.
 * Points for passing are by place in the turn order, factories by number.
 */
export interface Printed {
  spaces: Record<string, PrintedSpace>
  engineers: Record<string, Engineer>
  railroads: Railroad[]
  doubler_spaces: number[]
  extensions: Record<string, Extension>
  values: Record<string, number[]>
  industry: (number | null)[]
  gaps: number[]
  industry_gives: Record<string, string>
  factories: Factory[]
  income: Record<string, string>
  foundries: Record<string, string>
  tokens: Record<string, string>
  cards: Record<string, string>
  start_bonus: Record<string, string>
  end_bonus: Record<string, EndBonus>
  pass_points: number[]
  signal_points: number
  signal_steps: string
  boiler_coal: number
  foundry_coal: number
  emil_cards: string[]
  emil_growth: Record<string, number>
}

/** An action space: cost and effect, and another effect for a coin if it has one. */
export interface PrintedSpace {
  workers: number
  coins: number
  effect: string
  coin_effect: string | null
}

/** A railroad: its name, its spaces, its stations; behind a switch its branches. */
export interface Railroad {
  name: string
  whole: Stretch
  stations: Station[]
  switch: number | null
  branches: Record<string, Stretch>
}

/** An action space where someone stands: its owner, or `emil`. */
export interface Space {
  name: string
  owner: string
  workers: number
  coins: number
  black: number
}

/** A special space: the colour it needs, whether the reach must come so far, what it gives. */
export interface Special {
  space: number
  need: string
  locomotive: boolean
  gives: string
}

/** A special space that counts or has been received, by railroad, branch and number. */
export interface SpecialSpace {
  railroad: number
  space: number
  branch: string | null
  status: string
}

/** A station: spaces of a railroad where an extension comes. */
export interface Station {
  name: string
  space: number
  size: number
}

/** Spaces of a railroad up to `last`, and how many colours may come there. */
export interface Stretch {
  last: number
  colours: number
  specials: Special[]
}

/** What anyone in this chair sees now; `open` are the spaces of this round. (RR-21, RR-84) */
export interface Table {
  round: number
  phase: string
  last: number
  order: number[]
  locomotives: number[]
  factories: number[]
  doublers: number
  foundry_pile: number
  foundries_used: string[]
  open_foundry: string | null
  boiler_used: number
  extensions: string[]
  income: number[]
  cards: string[]
  bonuses: string[]
  turquoise_with: number
  using: string | null
  repeated: string[]
  marker_left: number
  special_gone: number
  board: string
  coal: boolean
  new_parts: boolean
  open: string[]
  public: number
  rounds: number
  passed: number[]
  spaces: Space[]
  engineers: Record<string, string>
  foundries: Record<string, string>
  end_pile: number
  emil: Emil | null
  players: Player[]
  owed: Record<string, number>
  offered: Record<string, number>
  of_foundry: Record<string, number>
  pending: Pending[]
  printed: Printed
}
