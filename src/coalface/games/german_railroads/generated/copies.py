"""Copies of a state, and its numbers for `dump`.

Made by coalface.generate from `state.py`; do not edit.
"""

from coalface.games.german_railroads.state import GermanRailroadsState, Player


def copy_player(source: Player) -> Player:
    """Return a copy of a player."""
    copy = Player()
    copy.seat = source.seat
    copy.score = source.score
    copy.points = source.points
    copy.workers = source.workers
    copy.aside = source.aside
    copy.black_worker = source.black_worker
    copy.coins = source.coins
    copy.coal = source.coal
    copy.main_line = source.main_line
    copy.second_line = source.second_line
    copy.third_line = source.third_line
    copy.locomotives = source.locomotives
    copy.factories = source.factories
    copy.markers = source.markers
    copy.branch = source.branch
    copy.extensions = source.extensions
    copy.doublers = source.doublers
    copy.medal = source.medal
    copy.revaluation = source.revaluation
    copy.tokens = source.tokens
    copy.unlocked = source.unlocked
    copy.claimed = source.claimed
    copy.lane_claimed = source.lane_claimed
    copy.income = source.income
    copy.income_used = source.income_used
    copy.signals = source.signals
    copy.on_bg1 = source.on_bg1
    copy.dealt = source.dealt
    return copy


def player_numbers(player: Player) -> list[int]:
    """Return all numbers of a player, in the order of their declaration."""
    numbers: list[int] = []
    numbers.append(player.score)
    numbers += [*player.points]
    numbers.append(player.workers)
    numbers.append(player.aside)
    numbers.append(player.black_worker)
    numbers.append(player.coins)
    numbers.append(player.coal)
    numbers.append(player.main_line)
    numbers.append(player.second_line)
    numbers.append(player.third_line)
    numbers.append(player.locomotives)
    numbers.append(player.factories)
    numbers.append(player.markers)
    numbers.append(player.branch)
    numbers += [*player.extensions]
    numbers.append(player.doublers)
    numbers.append(player.medal)
    numbers.append(player.revaluation)
    numbers.append(player.tokens)
    numbers.append(player.unlocked)
    numbers.append(player.claimed)
    numbers.append(player.lane_claimed)
    numbers.append(player.income)
    numbers.append(player.income_used)
    numbers.append(player.signals)
    numbers.append(player.on_bg1)
    numbers.append(player.dealt)
    return numbers


def copy_state(source: GermanRailroadsState, into: GermanRailroadsState) -> None:
    """Take over everything that another state holds."""
    into.copy_decisions(source)
    into.round = source.round
    into.phase = source.phase
    into.last = source.last
    into.passed = source.passed
    into.order = source.order
    into.on_spaces = source.on_spaces[:]
    into.engineer_at = source.engineer_at
    into.foundry_at = source.foundry_at
    into.locomotives = source.locomotives
    into.factories = source.factories
    into.doublers = source.doublers
    into.foundry_pile = source.foundry_pile
    into.foundries_used = source.foundries_used
    into.open_foundry = source.open_foundry
    into.boiler_used = source.boiler_used
    into.extensions = source.extensions
    into.income = source.income
    into.cards = source.cards
    into.bonuses = source.bonuses
    into.turquoise_with = source.turquoise_with
    into.using = source.using
    into.repeated = source.repeated
    into.marker_left = source.marker_left
    into.special_gone = source.special_gone
    into.emil_deck = source.emil_deck
    into.emil_workers = source.emil_workers
    into.emil_total = source.emil_total
    into.emil_passed = source.emil_passed
    into.emil_tiles = source.emil_tiles
    into.end_bonus_at = source.end_bonus_at
    into.end_bonus_looks = source.end_bonus_looks
    into.owed = source.owed[:]
    into.offered = source.offered[:]
    into.of_foundry = source.of_foundry
    into.owed_count = source.owed_count
    into.offered_count = source.offered_count
    into.owed_kinds = source.owed_kinds
    into.offered_kinds = source.offered_kinds
    into.players = [copy_player(record) for record in source.players]


def state_numbers(state: GermanRailroadsState) -> list[int]:
    """Return all numbers of a state, in the order of their declaration."""
    numbers: list[int] = state.decision_numbers()
    numbers.append(state.round)
    numbers.append(state.phase)
    numbers.append(state.last)
    numbers.append(state.passed)
    numbers += [*state.order]
    numbers += [*state.on_spaces]
    numbers += [*state.engineer_at]
    numbers += [*state.foundry_at]
    numbers += [*state.locomotives]
    numbers += [*state.factories]
    numbers.append(state.doublers)
    numbers.append(state.foundry_pile)
    numbers.append(state.foundries_used)
    numbers.append(state.open_foundry)
    numbers.append(state.boiler_used)
    numbers.append(state.extensions)
    numbers.append(state.income)
    numbers.append(state.cards)
    numbers.append(state.bonuses)
    numbers.append(state.turquoise_with)
    numbers.append(state.using)
    numbers.append(state.repeated)
    numbers.append(state.marker_left)
    numbers.append(state.special_gone)
    numbers.append(state.emil_deck)
    numbers.append(state.emil_workers)
    numbers.append(state.emil_total)
    numbers.append(state.emil_passed)
    numbers += [*state.emil_tiles]
    numbers += [*state.end_bonus_at]
    numbers += [*state.end_bonus_looks]
    numbers += [*state.owed]
    numbers += [*state.offered]
    numbers += [*state.of_foundry]
    numbers.append(state.owed_count)
    numbers.append(state.offered_count)
    numbers.append(state.owed_kinds)
    numbers.append(state.offered_kinds)
    for record in state.players:
        numbers += player_numbers(record)
    return numbers
