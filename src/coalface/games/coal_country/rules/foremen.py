"""Foremen: on spaces and in the hand, which area a space belongs to, turning them over."""

from mypy_extensions import i64

from coalface.core import counts
from coalface.core.contract import EVERYONE, Event
from coalface.games.coal_country import ids
from coalface.games.coal_country.state import CoalCountryState, Player


def step_of(player: Player, space: i64) -> i64:
    """The step in which the foremen of a space are turned over and used. (CC-31)"""
    if space >= ids.FIRST_CELL:
        return ids.MINING if player.mine.tile_on[space - ids.FIRST_CELL] != 0 else ids.EXPANDING
    if space >= ids.PLAYABLE:
        return ids.VILLAGES
    if space == ids.BROKER:
        return ids.SELLING
    if space == ids.MARKET or space == ids.TANDEM:
        return ids.SUPPLYING
    return ids.CONSTRUCTING if space == ids.CONSTRUCTION else ids.TIDYING


def on_cell(player: Player, cell: i64) -> i64:
    """The foreman on a cell of the mine, his value plus 1; 0 if there is none."""
    space = ids.FIRST_CELL + cell
    return player.foreman_on[space]


def second_on(player: Player, space: i64) -> i64:
    """The second foreman on MARKET or TANDEM, his value plus 1; none anywhere else. (CC-26)"""
    if space == ids.MARKET:
        return player.market_second
    return player.tandem_second if space == ids.TANDEM else 0


def set_first(player: Player, space: i64, foreman: i64) -> None:
    """Change the foreman on a space: the one place where that is written."""
    if not player.owns_foreman_on:
        player.foreman_on = player.foreman_on[:]
        player.owns_foreman_on = True
    player.foreman_on[space] = foreman


def set_second(player: Player, space: i64, foreman: i64) -> None:
    """Change the second foreman on MARKET or TANDEM."""
    if space == ids.MARKET:
        player.market_second = foreman
    else:
        player.tandem_second = foreman


def put(player: Player, space: i64, value: i64) -> None:
    """Put a foreman from the hand on a space; of two the stronger comes first. (CC-19, CC-26)"""
    player.hand -= counts.one(value)
    add(player, space, value + 1)


def add(player: Player, space: i64, foreman: i64) -> None:
    """Put one more foreman on a space; of two the stronger comes first. (CC-19, CC-26)"""
    there = player.foreman_on[space]
    if there == 0:
        set_first(player, space, foreman)
        return
    set_second(player, space, min(there, foreman))
    set_first(player, space, max(there, foreman))


def remove(player: Player, space: i64, foreman: i64) -> None:
    """Take a foreman with this value off a space."""
    if space == ids.MARKET or space == ids.TANDEM:
        if player.foreman_on[space] == foreman:
            set_first(player, space, second_on(player, space))
        set_second(player, space, 0)
    else:
        set_first(player, space, 0)


def bring_home(player: Player, space: i64) -> i64:
    """A used foreman goes back to his owner; his value. (CC-31)"""
    value = player.foreman_on[space] - 1
    remove(player, space, value + 1)
    player.hand += counts.one(value)
    return value


def in_hand(player: Player) -> i64:
    """How many foremen are not placed."""
    return counts.total(player.hand)


def reveal(state: CoalCountryState, step: i64, log: list[Event] | None) -> None:
    """Turn over the foremen of one area, for all players together. (CC-31)"""
    state.step = step
    if log is None:
        return
    for player in state.players:
        for space in range(ids.FIRST_CELL + state.reach()):
            if step_of(player, space) != step:
                continue
            log_revealed(log, player.seat, space, player.foreman_on[space])
            log_revealed(log, player.seat, space, second_on(player, space))


def log_revealed(log: list[Event], seat: i64, space: i64, foreman: i64) -> None:
    """Log which foreman was turned over on a space, if there is one."""
    if foreman != 0:
        log.append(Event("cc.revealed", seat, (space, foreman - 1), EVERYONE))
