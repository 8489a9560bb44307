"""The search itself: sample a state, walk down the tree, play out, judge, carry the result back.

Every iteration works on a state that the view's guesser drew. The tree knows the moves of seats
alone: what chance does is drawn again each time by its odds, so a node stands for all that its path
of moves may lead to, and a move counts only where it was on offer. While several seats choose at
once, each walks a lane of its own that holds its own moves only; the lanes join when all are done.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from coalface.bots.evaluator import Evaluator
from coalface.bots.search.outcomes import judge_end, judge_points
from coalface.bots.search.settings import Settings
from coalface.bots.search.tree import CHILD, CODE, LINKS, NEXT, NONE, OFFERED, RATING, ROOT, Tree
from coalface.core.contract import CHANCE, OVER, Game, Guesser, State, room
from coalface.core.random import Random

LONG_PATH: Final = 512
ILLEGAL: Final = -1
FRESH: Final = -2
"""What a slot says of a move that has no child: not on offer, or on offer for the first time."""


def turns_to_judge(evaluator: Evaluator, settings: Settings) -> i64:
    """How many turns a playout lasts; -1: to the end of the game."""
    if not evaluator.judges:
        return -1
    turns = settings.horizon
    return evaluator.horizon if turns is None else turns


class Search:
    """One seat's search from one view; `run` as often as there is time, then ask for the best."""

    def __init__(
        self, game: Game, seats: i64, seat: i64, evaluator: Evaluator, settings: Settings
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.tree: Tree = Tree(seats)
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.root: i64 = ROOT
        self.iterations: i64 = 0
        self.moves: i64 = len(game.moves)
        self.explore: float = settings.explore
        self.caution: float = settings.caution
        self.sharpness: float = settings.sharpness
        self.width: float = settings.width
        self.widening: float = settings.widening
        self.min_visits: i64 = settings.min_visits
        self.horizon: i64 = turns_to_judge(evaluator, settings)
        self.legal: vec[i64] = room(game.max_legal)
        self.fresh: vec[i64] = room(game.max_legal)
        self.ratings: vec[float] = vec[float]([0.0] * game.max_legal)
        self.slots: vec[i64] = vec[i64]([ILLEGAL] * len(game.moves))
        self.values: vec[float] = vec[float]([0.0] * int(seats))
        self.path: vec[i64] = vec[i64]([NONE] * LONG_PATH)
        self.steps: i64 = 0
        self.here: i64 = ROOT
        self.sealed: bool = False
        self.lanes: vec[i64] = vec[i64]([NONE] * int(seats))
        self.waiting: vec[i64] = vec[i64]([0] * int(seats))

    # What it found

    def visits(self) -> i64:
        """How many iterations stand behind the choice."""
        return self.tree.visits(self.root)

    def choices(self) -> list[tuple[int, int, float]]:
        """Every move that was on offer: its id, its visits, its mean value for this seat."""
        found: list[tuple[int, int, float]] = []
        tree = self.tree
        node = tree.links[self.root * LINKS + CHILD]
        first = self.seat * self.moves
        while node != NONE:
            move = tree.links[node * LINKS + CODE] - first
            if 0 <= move < self.moves:
                found.append((int(move), int(tree.visits(node)), tree.mean(node, self.seat)))
            node = tree.links[node * LINKS + NEXT]
        return found

    def estimate(self) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""
        return [self.tree.mean(self.root, seat) for seat in range(self.seats)]

    def follow(self, move: i64) -> bool:
        """Go on from the position after this seat's move; False if nothing is known of it."""
        node = self.tree.child(self.root, self.seat * self.moves + move)
        if node == NONE:
            return False
        self.root = node
        return True

    # An iteration

    def run(self, guesser: Guesser, rng: Random, iterations: i64) -> None:
        """Run this many more iterations."""
        for _ in range(iterations):
            state = guesser.sample(rng)
            self.evaluator.refine_guess(state, self.seat, rng)
            self.iterate(state, rng)
        self.iterations += iterations

    def iterate(self, state: State, rng: Random) -> None:
        """One walk down the tree, one playout, one way back."""
        self.here = self.root
        self.sealed = False
        self.steps = 0
        self.pass_through(self.root)
        last: i64 = NONE
        while True:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.advance(CHANCE, state.draw(rng))
                continue
            actor = self.stand(state, actor)
            count = self.forward(state, actor)
            if count == 1:
                state.advance(actor, self.legal[0])
                continue
            node = self.lanes[actor] if self.sealed else self.here
            if not self.may_open(node):
                break
            node = self.select(node, state, actor, count, rng)
            self.pass_through(node)
            if self.sealed:
                self.lanes[actor] = node
            else:
                self.here = node
            move = self.tree.links[node * LINKS + CODE] - actor * self.moves
            state.advance(actor, move)
            last = actor
        self.play_out(state, last, rng)
        for step in range(self.steps):
            self.tree.credit(self.path[step], self.values)

    def pass_through(self, node: i64) -> None:
        """Note a node that the result of this iteration is carried back to."""
        if self.steps < len(self.path):
            self.path[self.steps] = node
        else:
            self.path = append(self.path, node)
        self.steps += 1

    def forward(self, state: State, actor: i64) -> i64:
        """Find the legal moves that take nothing back; return how many."""
        return state.legal_into(actor, self.legal)

    def may_open(self, node: i64) -> bool:
        """Does the walk go on below this node?"""
        if node == self.root or self.tree.is_open(node):
            return True
        return self.tree.visits(node) >= self.min_visits and not self.tree.full()

    # Choices made at once

    def stand(self, state: State, actor: i64) -> i64:
        """Who moves next, once the lanes are as they should be."""
        if self.sealed and self.phase_is_over(state):
            self.join_lanes()
        if not self.sealed and self.several_owe(state, actor):
            self.part_lanes(state)
        if self.sealed and state.owes(self.seat):
            return self.seat
        return actor

    def several_owe(self, state: State, actor: i64) -> bool:
        """Does anyone beside the first owe a decision?"""
        several = False
        for seat in range(actor + 1, self.seats):
            several = several or state.owes(seat)
        return several

    def part_lanes(self, state: State) -> None:
        """Give every seat that owes a decision a lane of its own, from here."""
        self.sealed = True
        for seat in range(self.seats):
            owes = state.owes(seat)
            self.waiting[seat] = 1 if owes else 0
            self.lanes[seat] = NONE
            if owes and seat == self.seat and self.here == self.root:
                self.lanes[seat] = self.root
            elif owes:
                code = self.seats * self.moves + seat
                self.lanes[seat] = self.tree.child_or_new(self.here, code)
                self.pass_through(self.lanes[seat])

    def phase_is_over(self, state: State) -> bool:
        """Have all done, or does someone owe again who had done?"""
        over = True
        for seat in range(self.seats):
            owes = state.owes(seat)
            if self.waiting[seat] == 0:
                if owes:
                    return True
            elif owes:
                over = False
            else:
                self.waiting[seat] = 0
        return over

    def join_lanes(self) -> None:
        """All choices lie open: go on from the node that stands for all of them together."""
        self.sealed = False
        first = self.seats * self.moves + self.seats
        for seat in range(self.seats):
            if self.lanes[seat] != NONE:
                self.here = self.tree.child_or_new(self.here, first + self.lanes[seat])
        self.pass_through(self.here)

    # Which way to go

    def select(self, node: i64, state: State, actor: i64, count: i64, rng: Random) -> i64:
        """The child to try: of those on offer, not too many, the most promising."""
        tree = self.tree
        slots = self.slots
        legal = self.legal
        for place in range(count):
            slots[legal[place]] = FRESH
        first = actor * self.moves
        missing = count
        child = tree.links[node * LINKS + CHILD]
        while child != NONE:
            move = tree.links[child * LINKS + CODE] - first
            if 0 <= move < self.moves and slots[move] == FRESH:
                slots[move] = child
                missing -= 1
            child = tree.links[child * LINKS + NEXT]
        if missing > 0:
            self.hang_fresh(node, state, actor, count, rng)
        chosen = self.most_promising(node, actor, count)
        for place in range(count):
            slots[legal[place]] = ILLEGAL
        return chosen

    def hang_fresh(self, node: i64, state: State, actor: i64, count: i64, rng: Random) -> None:
        """Add the moves that were never on offer at this node before."""
        new: i64 = 0
        for place in range(count):
            move = self.legal[place]
            if self.slots[move] == FRESH:
                self.fresh[new] = move
                new += 1
        rates = self.evaluator.rates
        if rates:
            self.evaluator.rate(state, actor, self.fresh, new, rng, self.ratings)
        else:
            rng.shuffle(self.fresh, 0, new)
        for place in range(new):
            move = self.fresh[place]
            rating = self.ratings[place] if rates else 0.0
            self.slots[move] = self.tree.hang(node, actor * self.moves + move, rating)

    def most_promising(self, node: i64, actor: i64, count: i64) -> i64:
        """The best by mean value, rating and neglect among the best rated ones."""
        tree = self.tree
        first = actor * self.moves
        visits = float(tree.visits(node))
        open_moves = int(self.width + self.widening * sqrt(visits))
        width: i64 = open_moves if open_moves < count else count
        likely = self.likelihood(node, first, width)
        untried = tree.mean(node, actor) - self.caution
        best: i64 = NONE
        best_score: float = -1e9
        best_rating: float = 0.0
        child = tree.links[node * LINKS + CHILD]
        while width > 0:
            at = child * LINKS
            if self.on_offer(child, first):
                width -= 1
                rating = tree.numbers[child * tree.width + RATING]
                if best == NONE:
                    best_rating = rating
                tree.links[at + OFFERED] += 1
                tried = tree.visits(child)
                score = tree.mean(child, actor) if tried > 0 else untried
                share = exp((rating - best_rating) / self.sharpness) / likely
                offered = float(tree.links[at + OFFERED])
                score += self.explore * share * sqrt(offered) / float(1 + tried)
                if score > best_score:
                    best_score = score
                    best = child
            child = tree.links[at + NEXT]
        return best

    def likelihood(self, node: i64, first: i64, width: i64) -> float:
        """What the weights of the open moves add up to, that of the best rated being 1."""
        tree = self.tree
        total: float = 0.0
        best_rating: float = 0.0
        child = tree.links[node * LINKS + CHILD]
        while width > 0:
            if self.on_offer(child, first):
                width -= 1
                rating = tree.numbers[child * tree.width + RATING]
                if total == 0.0:
                    best_rating = rating
                total += exp((rating - best_rating) / self.sharpness)
            child = tree.links[child * LINKS + NEXT]
        return total

    def on_offer(self, child: i64, first: i64) -> bool:
        """Is this child a move that the seat may make now?"""
        move = self.tree.links[child * LINKS + CODE] - first
        return 0 <= move < self.moves and self.slots[move] == child

    # To the end

    def play_out(self, state: State, last: i64, rng: Random) -> None:
        """Play on by the evaluator's quick policy until the game or the horizon ends; judge it.

        `last` is who moved last: the rest of that turn is played before turns are counted, and with
        more care where a horizon is. Who plays alone takes turns with chance.
        """
        turns: i64 = 0
        evaluator = self.evaluator
        if self.horizon >= 0 and last != NONE:
            evaluator.finish(state, last, rng)
            last = NONE
            turns = 1
        while True:
            actor = state.actor()
            if actor == OVER:
                judge_end(state, self.values, evaluator.spread, evaluator.par)
                return
            if actor == CHANCE:
                state.advance(CHANCE, state.draw(rng))
                if self.seats == 1 and last != NONE:
                    turns += 1
                    last = NONE
                continue
            if actor != last:
                if last != NONE:
                    turns += 1
                last = actor
            if 0 <= self.horizon < turns and evaluator.is_quiet(state):
                evaluator.points(state, self.values)
                judge_points(self.values, self.seats, evaluator.spread, evaluator.par)
                return
            count = self.forward(state, actor)
            if count == 1:
                state.advance(actor, self.legal[0])
            else:
                evaluator.rollout_step(state, actor, self.legal, count, rng)
