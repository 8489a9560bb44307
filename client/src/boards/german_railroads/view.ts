// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** The solo opponent; `deck` are the cards that he may still draw. */
export interface Emil {
  deck: string[]
  workers: number
  total: number
  passed: number
  tiles: number[]
  tiles_total: number
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

/**
 * A railroad as it stands: its reach, what it would score if the round ended now, its spaces.
 *
 * `points` are those of its tracks, stars and medal together. The rest is by stretch, as
 * `printed.railroads` has them: how many spaces the reach covers, the colours of the tracks that
 * lie there from its first space on, and its spaces.
 */
export interface Lane {
  reach: number
  track: number
  stars: number
  medal: number
  points: number
  covered: number[]
  fill: number[][]
  cells: LaneCell[][]
}

/**
 * What has come to a space of a railroad; what has not is left out.
 *
 * `head` is the colour whose track ends there, and `next` are those whose next step leads there.
 * `doubled` says that a doubler lies there, `met` that its special space counts or was received.
 */
export interface LaneCell {
  head?: number | null
  next?: number[]
  doubled?: boolean
  met?: boolean
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
 * `lanes`, `industry` and `round_points` follow from the rest: what each railroad, the industry
 * track and all of them would score if the round ended now, and `score_now` is the score with
 * that. `income_ready` are the income markers that are not used yet.
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
  round_points: number
  score_now: number
  income_ready: number[]
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
 * `names` are what events tell by number, by the name of the argument;
 * `round_sources` are those of points that a scoring phase brings. `values` are those of
 * tracks by the revaluation of a player, `extensions` their special spaces from the first one
 * on. `emil_cards` are Emil's cards in this game with the effects of the spaces they name;
 * `tokens` are those of a player in this game. `industry` are the numbers of the industry track,
 * None where a gap or no number is; `gaps` are the places of its gaps, `industry_gives` what its
 * special places give. `emil_growth` says by Emil's workers at how many points he gets one more.
 * Points for passing are by place in the turn order, factories by number.
 */
export interface Printed {
  names: Record<string, string[]>
  round_sources: string[]
  spaces: Record<string, PrintedSpace>
  engineers: Record<string, Engineer>
  railroads: Railroad[]
  extensions: Record<string, (Special | null)[]>
  values: number[][]
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
  emil_cards: Record<string, string>
  emil_growth: Record<string, number>
}

/**
 * A space of a railroad: its number, its special space, the station it is a part of.
 *
 * `doubler` says that one may come there.
 */
export interface PrintedCell {
  space: number
  special: Special | null
  station: StationPart | null
  doubler: boolean
}

/** An action space: cost and effect, and another effect for a coin if it has one. */
export interface PrintedSpace {
  workers: number
  coins: number
  effect: string
  coin_effect: string | null
}

/** A railroad: its name, its slots for locomotives, its spaces. */
export interface Railroad {
  name: string
  slots: string[]
  stretches: Stretch[]
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
  need: string
  locomotive: boolean
  gives: string
}

/** A space of a station: its name and number, and which of its spaces, from 0. */
export interface StationPart {
  name: string
  number: number
  part: number
}

/** A part of a railroad that is drawn in one piece; `branch` behind a switch. */
export interface Stretch {
  branch: string | null
  cells: PrintedCell[]
}

/**
 * What the viewer sees now; `open` are the spaces of this round. (RR-21, RR-84)
 *
 * `tasks` are what `owed` and `offered` mean for whoever decides. `lowest_locomotive` is the
 * number of the one in the supply that is built next, None if there is none.
 */
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
  rounds_left: number
  lowest_locomotive: number | null
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
  tasks: Task[]
  pending: Pending[]
  printed: Printed
}

/**
 * An effect that must be resolved (`owed`) or may be, spelled as a component set spells it.
 *
 * `effect:<pick>` is pointed at first; without a pick it is done by pointing at pieces, which are
 * `mine` or on the `board`. `parts` are the effects to choose from, if there is a choice.
 */
export interface Task {
  name: string
  owed: boolean
  effect: string
  pick: string | null
  where: string | null
  parts: string[]
}
