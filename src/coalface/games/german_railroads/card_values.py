"""What end bonus cards would bring whoever holds them, or may keep one, if the game ended now."""

from coalface.core import counts
from coalface.core.contract import Game
from coalface.core.view import AnyView
from coalface.games.german_railroads import ids, names
from coalface.games.german_railroads.rules.final_scoring import card_points, score_majority
from coalface.games.german_railroads.state import GermanRailroadsState


def goal_values_now(game: Game, view: AnyView) -> dict[str, int]:
    """Return what each card that the viewer holds or chooses from is worth now. (RR-85, RR-86)"""
    if view.seat is None or not view.actors:
        return {}
    known = game.known_state(view)
    assert isinstance(known, GermanRailroadsState)
    held = view.table.players[view.seat].end_bonus_cards or ()
    cards = [names.END_BONUS_NAMES.index(name) for name in held]
    if any(asked.kind == "keep" and asked.seat == view.seat for asked in view.table.pending):
        cards += [card for card, at in enumerate(known.end_bonus_at) if at == ids.IN_PILE]
    return {names.END_BONUS_NAMES[card]: card_value(known, view.seat, card) for card in cards}


def card_value(known: GermanRailroadsState, seat: int, card: int) -> int:
    """Return what a card brings its holder, by itself and in the majority of engineers."""
    without = with_card_at(known, card, int(ids.IN_PILE))
    held = with_card_at(known, card, int(ids.HELD) + seat)
    by_itself = card_points(held, held.players[seat], card)
    return int(by_itself + majority_points(held, seat) - majority_points(without, seat))


def with_card_at(known: GermanRailroadsState, card: int, place: int) -> GermanRailroadsState:
    """Return the same state with a card elsewhere."""
    state = known.clone()
    assert isinstance(state, GermanRailroadsState)
    state.end_bonus_at = counts.replaced(state.end_bonus_at, card, place)
    return state


def majority_points(state: GermanRailroadsState, seat: int) -> int:
    """Return what the majority of engineers would bring a seat; the state is used up."""
    before = state.players[seat].score
    score_majority(state, None)
    return int(state.players[seat].score - before)
