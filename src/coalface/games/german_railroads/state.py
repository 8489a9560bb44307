"""A state of German Railroads: the pieces, and the contract's questions passed on to the rules."""

from struct import pack
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.contract import CHANCE, Event, Game
from coalface.core.random import Random
from coalface.core.view import AnyView
from coalface.games.german_railroads import census, decisions
from coalface.games.german_railroads.ids import (
    AGAIN,
    BOILER_SPACE,
    BOILERMAN,
    BONUS,
    BRANCH,
    BUILD,
    BUILD_FACTORY,
    BURN,
    CARD,
    CHOOSE,
    CLOSE,
    COLOURS,
    COPY,
    DEAL_END,
    DEAL_ENGINEER,
    DEAL_FOUNDRY,
    DEAL_SEAT,
    DRAW_BONUS,
    DRAW_EMIL,
    END_TURN,
    EXTENSION,
    FOUNDRY,
    GIVE_BACK,
    INCOME,
    KEEP,
    MARKER,
    MOVE_MARKER,
    PASS,
    PAYS,
    PLACE,
    PUT_LOCO,
    RELOCATE,
    RELOCATION,
    REPLACE,
    RESOLVE,
    SCORE,
    SEAT_SIZE,
    SIGNAL,
    SKIP,
    STEP,
    TAKE_FACTORY,
    TAKE_FOUNDRY,
    TAKE_INCOME,
    TOKEN,
    TRACKS,
    TURN_LOWEST,
    WORK,
)
from coalface.games.german_railroads.kit import Kit
from coalface.games.german_railroads.look import look
from coalface.games.german_railroads.pieces import Pieces
from coalface.games.german_railroads.position_text import write_position
from coalface.games.german_railroads.rules import (
    advantages,
    coal,
    emil,
    end_bonus,
    final_scoring,
    flow,
    gaps,
    income,
    industry,
    locomotives,
    relocation,
    repeat,
    setup,
    tracks,
    turn,
)


@final
class GermanRailroadsState(Pieces):
    """A position; see `coalface.core.contract.State` for what its methods promise."""

    def __init__(self, game: Game, kit: Kit, seats: i64) -> None:
        super().__init__(game, kit, seats)

    def actor(self) -> i64:
        return self.who

    def _why_not(self, actor: i64, move: i64) -> i64:
        return decisions.why_not(self, actor, move)

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        return decisions.legal_into(self, actor, buffer)

    def source(self) -> i64:
        return decisions.source(self)

    def odds(self) -> list[int]:
        if self.who != CHANCE:
            return []
        return [1] * len(self.legal(CHANCE))

    def draw(self, rng: Random) -> i64:
        buffer = self.game.blank[:]
        count = decisions.legal_into(self, CHANCE, buffer)
        return buffer[rng.below(count)]

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        if move < BONUS:
            self._advance_chance(move, log)
        elif move < STEP:
            self._advance_turn(actor, move, log)
        elif move < SKIP:
            coal.turn_away(self, False)
            self._advance_pool(actor, move, log)
        else:
            self._advance_answer(actor, move, log)
        flow.settle(self, log)

    def _advance_chance(self, move: i64, log: list[Event] | None) -> None:
        if move < DEAL_SEAT:
            setup.deal_engineer(self, move - DEAL_ENGINEER, log)
        elif move < DEAL_FOUNDRY:
            setup.deal_seat(self, move - DEAL_SEAT, log)
        elif move < DRAW_BONUS:
            coal.deal_foundry(self, move - DEAL_FOUNDRY, log)
        elif move < DRAW_EMIL:
            setup.draw_bonus(self, move - DRAW_BONUS, log)
        elif move < DEAL_END:
            emil.draw_emil(self, move - DRAW_EMIL, log)
        else:
            end_bonus.deal(self, move - DEAL_END, log)

    def _advance_turn(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < PLACE:
            setup.take_bonus(self, seat, move - BONUS, log)
        elif move == CLOSE:
            coal.close(self, seat, log)
        else:
            coal.turn_away(self, True)
            if move < PASS:
                turn.place(self, seat, (move - PLACE) // PAYS, (move - PLACE) % PAYS, log)
            elif move == PASS:
                turn.pass_round(self, seat, log)
            elif move == END_TURN:
                turn.finish_turn(self, seat, log)
            elif move < FOUNDRY:
                income.use_income(self, seat, move - INCOME, log)
            elif move < BOILER_SPACE:
                coal.use_foundry(self, seat, move - FOUNDRY, log)
            else:
                coal.use_boiler(self, seat, log)

    def _advance_pool(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move < BUILD:
            track = (move - STEP) % TRACKS
            source = (move - STEP) // TRACKS
            tracks.step(self, seat, source, track // COLOURS, track % COLOURS, log)
        elif move < MOVE_MARKER:
            locomotives.build(self, seat, move - BUILD, log)
        elif move < RESOLVE:
            industry.move_marker(self, seat, move - MOVE_MARKER, log)
        elif move < CHOOSE:
            advantages.resolve(self, seat, move - RESOLVE, log)
        elif move < SIGNAL:
            advantages.choose(self, seat, (move - CHOOSE) // 3, (move - CHOOSE) % 3, log)
        elif move < BURN:
            advantages.use_signal(self, seat, move - SIGNAL, log)
        elif move == BURN:
            advantages.burn(self, seat, log)
        elif move < CARD:
            advantages.use_token(self, seat, move - TOKEN, log)
        elif move < TAKE_INCOME:
            advantages.take_card(self, seat, move - CARD, log)
        elif move < TAKE_FOUNDRY:
            income.take_income(self, seat, move - TAKE_INCOME, log)
        elif move < COPY:
            coal.take_foundry(self, seat, move - TAKE_FOUNDRY, log)
        elif move < WORK:
            repeat.copy_engineer(self, seat, move - COPY, log)
        else:
            industry.work(self, seat, move - WORK, log)

    def _advance_answer(self, seat: i64, move: i64, log: list[Event] | None) -> None:
        if move == SKIP:
            if self.kind == RELOCATION:
                relocation.stay(self, seat, log)
            else:
                repeat.decline(self, seat, log)
        elif move < EXTENSION:
            tracks.branch(self, seat, move - BRANCH, log)
        elif move < MARKER:
            tracks.extend(self, seat, move - EXTENSION, log)
        elif move < PUT_LOCO:
            industry.decide_marker(self, seat, move - MARKER, log)
        elif move < GIVE_BACK:
            locomotives.put(self, seat, move - PUT_LOCO, log)
        elif move == GIVE_BACK:
            locomotives.give_back(self, seat, log)
        elif move == TURN_LOWEST:
            self.answered()
            locomotives.turn_lowest(self, seat, BUILD_FACTORY, log)
        elif move < REPLACE:
            locomotives.take_factory(self, seat, move - TAKE_FACTORY, log)
        elif move < AGAIN:
            gaps.replace(self, seat, move - REPLACE, log)
        elif move < BOILERMAN:
            repeat.again(self, seat, move - AGAIN, log)
        elif move < RELOCATE:
            coal.man(self, seat, move - BOILERMAN, log)
        elif move < KEEP:
            relocation.relocate(self, seat, move - RELOCATE, log)
        else:
            end_bonus.keep(self, seat, move - KEEP, log)

    def clone(self) -> "GermanRailroadsState":
        other = GermanRailroadsState(self.game, self.kit, self.seats)
        other.copy_table(self)
        other.secret = self.secret[:]
        return other

    def _view(self, seat: int | None) -> AnyView:
        return look(self, seat)

    def scores(self) -> list[int]:
        return [self.own[seat * SEAT_SIZE + SCORE] for seat in range(self.seats)]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return census.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return final_scoring.standing(self)

    def dump(self) -> bytes:
        numbers = [*self.frames, *self.board, *self.own, *self.pool, *self.secret]
        return pack(f"<{len(numbers)}q", *numbers)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def text(self) -> str:
        return write_position(self)
