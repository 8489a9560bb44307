"""Laws of play: games end, and legality has one truth."""

from collections.abc import Callable, Sequence

from coalface.core.conformance.report import BrokenLaw, Law
from coalface.core.conformance.trial import Line, Trial, after, may
from coalface.core.contract import CHANCE, NOT_YOUR_TURN, OVER, IllegalMove, State

SOME = 24
"""How many moves of the catalogue are tried where not all are."""


def ends(trial: Trial) -> None:
    """Every random game came to its end within the limit."""
    for number, walk in enumerate(trial.walks.walks):
        trial.count("games")
        trial.count("lines", len(walk.lines))
        if walk.trouble:
            trial.at(number, len(walk.lines))
            raise BrokenLaw(walk.trouble)


def length(trial: Trial) -> None:
    """No random game is longer than the game says, not counting what was taken back."""
    most, first = trial.game.max_length, trial.game.first_retracting
    for number, walk in enumerate(trial.walks.walks):
        taken_back = sum(line.move >= first for line in walk.lines)
        lines = len(walk.lines) - 2 * taken_back
        trial.count("games")
        if lines > most:
            trial.at(number, len(walk.lines))
            raise BrokenLaw(f"a game of {lines} lines; max_length is {most}")


def actors(trial: Trial) -> None:
    """`actor`, `owes` and `actors` say the same."""
    for state in trial.positions(400):
        told = state.actors()
        first = told[0] if told else OVER
        if state.actor() != first:
            raise BrokenLaw(f"actor() is {state.actor()}, actors() {told}")
        if first in (CHANCE, OVER):
            expected = told[:1]
        else:
            expected = [seat for seat in range(trial.seats) if state.owes(seat)]
        if told != expected:
            raise BrokenLaw(f"actors() is {told}, owes() says {expected}")


def legal(trial: Trial) -> None:
    """The lists of those who must decide are sorted, bounded, and never empty."""
    game = trial.game
    for state in trial.positions(400):
        for actor in state.actors():
            moves = state.legal(actor, retracting=True)
            trial.count("lists")
            if moves != sorted(set(moves)):
                raise BrokenLaw(f"legal({actor}) is not ascending: {moves}")
            if moves and not 0 <= moves[0] <= moves[-1] < len(game.moves):
                raise BrokenLaw(f"legal({actor}) has ids that are not in the catalogue: {moves}")
            if len(moves) > game.max_legal:
                raise BrokenLaw(f"{len(moves)} legal moves, max_legal is {game.max_legal}")
            if not moves or moves[0] >= game.first_retracting:
                raise BrokenLaw(f"{actor} must decide and has no forward move: {moves}")
            if state.legal(actor) != [move for move in moves if move < game.first_retracting]:
                raise BrokenLaw(f"legal({actor}) is not the forward moves of {moves}")


def others(trial: Trial) -> None:
    """Who need not decide has no moves."""
    for state in trial.positions(400):
        for actor in _idle(state, trial.seats):
            moves = state.legal(actor, retracting=True)
            trial.count("lists")
            if moves:
                raise BrokenLaw(f"{actor} need not decide and may play {_named(trial, moves)}")


def explain(trial: Trial) -> None:
    """Over all ids: no reason exactly for the legal ones, and each reason is a row of the table."""
    game = trial.game
    rows = {(row.rule, row.key): [name for name, _ in row.args] for row in game.reasons}
    for state in trial.positions(trial.few(30)):
        for actor in state.actors():
            permitted = set(state.legal(actor, retracting=True))
            for move in range(len(game.moves)):
                trial.trying = Line(actor, move)
                reason = game.explain(state, actor, move)
                if (reason is None) != (move in permitted):
                    listed = "legal" if move in permitted else "not legal"
                    raise BrokenLaw(f"a move that is {listed} is explained by {reason}")
                if reason is None:
                    continue
                told = [name for name, _, _ in reason.args]
                if not reason.rule or rows.get((reason.rule, reason.key)) != told:
                    raise BrokenLaw(f"{reason!r} is no row of the reason table")
            trial.count("moves", len(game.moves))
        _explain_idle(trial, state)


def _explain_idle(trial: Trial, state: State) -> None:
    """A seat that need not decide is told so, whatever it tries."""
    row = trial.game.reasons[NOT_YOUR_TURN]
    for actor in _idle(state, trial.seats):
        for move in _some(trial, range(len(trial.game.moves))):
            trial.trying = Line(actor, move)
            reason = trial.game.explain(state, actor, move)
            if reason is None or (actor != CHANCE and reason.key != row.key):
                raise BrokenLaw(f"a move out of turn is explained by {reason}, not by {row.key}")
            trial.count("moves")


def apply(trial: Trial) -> None:
    """A legal move is made as `advance` makes it; others are refused and change nothing."""
    for state in trial.positions(60):
        before = state.dump()
        for actor in range(CHANCE, trial.seats):
            permitted = state.legal(actor, retracting=True)
            for move in _some(trial, permitted, 3):
                _accepted(trial, state, Line(actor, move))
            for move in _some(trial, range(len(trial.game.moves))):
                if move not in permitted:
                    _refused(trial, state, Line(actor, move))
            if state.dump() != before:
                raise BrokenLaw("a refused move changed the state")
        _out_of_range(trial, state)
        if state.dump() != before:
            raise BrokenLaw("an id out of range changed the state")


def _accepted(trial: Trial, state: State, line: Line) -> None:
    trial.trying = line
    trial.count("legal moves")
    copy = state.clone()
    copy.apply(line.actor, line.move)
    if copy.dump() != after(state, line)[0].dump():
        raise BrokenLaw("apply and advance do not lead to the same state")


def _refused(trial: Trial, state: State, line: Line) -> None:
    trial.trying = line
    trial.count("illegal moves")
    try:
        state.apply(line.actor, line.move)
    except IllegalMove as refusal:
        if refusal.reason != trial.game.explain(state, line.actor, line.move):
            raise BrokenLaw(f"{refusal.reason} is not what explain says") from refusal
    else:
        raise BrokenLaw("apply took an illegal move")


def _out_of_range(trial: Trial, state: State) -> None:
    trial.trying = None
    last = len(trial.game.moves)
    for actor, move in ((0, -1), (0, last), (trial.seats, 0), (OVER, 0)):
        trial.count("ids out of range")
        try:
            state.apply(actor, move)
        except IllegalMove as refusal:
            raise BrokenLaw(f"apply({actor}, {move}) speaks of a rule: {refusal}") from refusal
        except ValueError:
            continue
        raise BrokenLaw(f"apply({actor}, {move}) raised nothing")


def arguments(trial: Trial) -> None:
    """Seats and moves that are not there are refused wherever they are given."""
    seats, moves = trial.seats, len(trial.game.moves)
    asked: dict[str, Callable[[State], object]] = {
        f"view({seats})": lambda state: state.view(seats),
        "view(-1)": lambda state: state.view(-1),
        f"breakdown({seats})": lambda state: state.breakdown(seats),
        f"legal({seats})": lambda state: state.legal(seats),
        f"why_not({seats}, 0)": lambda state: state.why_not(seats, 0),
        f"why_not(0, {moves})": lambda state: state.why_not(0, moves),
    }
    for state in trial.positions(10):
        for call, ask in asked.items():
            trial.count("calls")
            try:
                ask(state)
            except ValueError:
                continue
            raise BrokenLaw(f"{call} raised nothing")


def sealed(trial: Trial) -> None:
    """Where several choose at once, no choice touches another's, and their order is nothing."""
    for state in trial.positions_where(several, 60):
        owing = state.actors()
        lines = []
        for seat in owing:
            moves = state.legal(seat, retracting=True)
            lines.append(Line(seat, moves[trial.rng.below(len(moves))]))
        orders = [lines, lines[::-1], _shuffled(trial, lines)]
        reached = {_in_order(trial, state, order) for order in orders}
        if len(reached) > 1:
            played = ", ".join(trial.spelled(line) for line in lines)
            raise BrokenLaw(f"moves made at once lead to other states in another order: {played}")
        trial.count("orders", len(orders))


def several(state: State) -> bool:
    """Must more than one seat decide now?"""
    return len(state.actors()) > 1


def _in_order(trial: Trial, state: State, lines: list[Line]) -> bytes:
    copy = state.clone()
    for number, line in enumerate(lines):
        trial.trying = line
        copy.advance(line.actor, line.move)
        for waiting in lines[number + 1 :]:
            if copy.legal(waiting.actor, True) != state.legal(waiting.actor, True):
                raise BrokenLaw(f"a sealed move changes what seat {waiting.actor} may do")
    trial.trying = None
    return copy.dump()


def _shuffled(trial: Trial, lines: list[Line]) -> list[Line]:
    left, order = list(lines), []
    while left:
        order.append(left.pop(trial.rng.below(len(left))))
    return order


def _idle(state: State, seats: int) -> list[int]:
    busy = state.actors()
    return [actor for actor in range(CHANCE, seats) if actor not in busy]


def _some(trial: Trial, ids: Sequence[int], most: int = SOME) -> list[int]:
    if len(ids) <= most:
        return [*ids]
    return [ids[trial.rng.below(len(ids))] for _ in range(most)]


def _named(trial: Trial, moves: list[int]) -> str:
    return ", ".join(str(trial.game.moves[move]) for move in moves[:5])


def _ask_why_not(trial: Trial) -> None:
    """`why_not` is what `legal` lists, for every actor."""
    for state in trial.positions(trial.few(30)):
        for actor in range(CHANCE, trial.seats):
            found = [id for id in range(len(trial.game.moves)) if may(state, actor, id)]
            trial.count("moves", len(trial.game.moves))
            if found != state.legal(actor, retracting=True):
                raise BrokenLaw(f"why_not allows {_named(trial, found)} to {actor}, legal does not")


LAWS = (
    Law("ends", "Random games come to their end.", ends),
    Law("length", "No game is longer than `max_length`.", length),
    Law("actors", "`actor`, `owes` and `actors` agree on who must decide.", actors),
    Law("legal", "Legal moves are ascending ids, and never none for who must decide.", legal),
    Law("others", "Who need not decide has no legal moves.", others),
    Law("why-not", "`why_not` allows exactly the legal moves, over all ids.", _ask_why_not),
    Law("explain", "`explain` finds no reason exactly for the legal moves, over all ids.", explain),
    Law("apply", "`apply` makes legal moves and refuses all others untouched.", apply),
    Law("arguments", "Seats and moves that are not there are refused.", arguments),
    Law("sealed", "Moves made at once commute and do not touch each other.", sealed),
)
