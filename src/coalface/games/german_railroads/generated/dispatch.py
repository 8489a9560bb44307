"""The ids of moves, and the rules behind each of them.

Made by coalface.generate from `moves.py`; do not edit.
"""

from typing import Final

from mypy_extensions import i64

from coalface.core.contract import ALLOWED, NOT_NOW, NOT_YOUR_TURN, Event
from coalface.games.german_railroads import chance
from coalface.games.german_railroads.generated import pending
from coalface.games.german_railroads.rules import (
    advantages,
    coal,
    emil,
    end_bonus,
    gaps,
    income,
    industry,
    locomotives,
    pool,
    relocation,
    repeat,
    setup,
    tracks,
    turn,
)
from coalface.games.german_railroads.state import GermanRailroadsState

DEAL_ENGINEER: Final[i64] = 0
DEAL_SEAT: Final[i64] = 20
DEAL_FOUNDRY: Final[i64] = 24
DRAW_BONUS: Final[i64] = 36
DRAW_EMIL: Final[i64] = 41
DEAL_END: Final[i64] = 58
BONUS: Final[i64] = 69
PLACE: Final[i64] = 74
PASS: Final[i64] = 410
END_TURN: Final[i64] = 411
INCOME: Final[i64] = 412
FOUNDRY: Final[i64] = 417
BOILER: Final[i64] = 429
CLOSE: Final[i64] = 430
STEP: Final[i64] = 431
BUILD: Final[i64] = 506
MOVE_MARKER: Final[i64] = 510
RESOLVE: Final[i64] = 525
CHOOSE: Final[i64] = 532
SIGNAL: Final[i64] = 622
BURN: Final[i64] = 624
TOKEN: Final[i64] = 625
CARD: Final[i64] = 634
TAKE_INCOME: Final[i64] = 641
TAKE_FOUNDRY: Final[i64] = 646
COPY: Final[i64] = 658
WORK: Final[i64] = 678
SKIP: Final[i64] = 683
BRANCH: Final[i64] = 684
EXTENSION: Final[i64] = 686
MARKER: Final[i64] = 704
PUT_LOCO: Final[i64] = 706
GIVE_BACK: Final[i64] = 710
TURN_LOWEST: Final[i64] = 711
TAKE_FACTORY: Final[i64] = 712
REPLACE: Final[i64] = 722
AGAIN: Final[i64] = 727
BOILERMAN: Final[i64] = 775
RELOCATE: Final[i64] = 784
KEEP: Final[i64] = 832
MOVES: Final[i64] = 843


def deal_engineer_id(engineer: i64) -> i64:
    """Return the id of a move deal-engineer."""
    return DEAL_ENGINEER + engineer


def deal_engineer_engineer(move: i64) -> i64:
    """Return the engineer of a move deal-engineer."""
    return move - DEAL_ENGINEER


def deal_seat_id(seat: i64) -> i64:
    """Return the id of a move deal-order."""
    return DEAL_SEAT + seat


def deal_seat_seat(move: i64) -> i64:
    """Return the seat of a move deal-order."""
    return move - DEAL_SEAT


def deal_foundry_id(foundry: i64) -> i64:
    """Return the id of a move deal-foundry."""
    return DEAL_FOUNDRY + foundry


def deal_foundry_foundry(move: i64) -> i64:
    """Return the foundry of a move deal-foundry."""
    return move - DEAL_FOUNDRY


def draw_bonus_id(bonus: i64) -> i64:
    """Return the id of a move draw-bonus."""
    return DRAW_BONUS + bonus


def draw_bonus_bonus(move: i64) -> i64:
    """Return the bonus of a move draw-bonus."""
    return move - DRAW_BONUS


def draw_emil_id(card: i64) -> i64:
    """Return the id of a move emil."""
    return DRAW_EMIL + card


def draw_emil_card(move: i64) -> i64:
    """Return the card of a move emil."""
    return move - DRAW_EMIL


def deal_end_id(card: i64) -> i64:
    """Return the id of a move deal-end-bonus."""
    return DEAL_END + card


def deal_end_card(move: i64) -> i64:
    """Return the card of a move deal-end-bonus."""
    return move - DEAL_END


def bonus_id(bonus: i64) -> i64:
    """Return the id of a move bonus."""
    return BONUS + bonus


def bonus_bonus(move: i64) -> i64:
    """Return the bonus of a move bonus."""
    return move - BONUS


def place_id(space: i64, pay: i64) -> i64:
    """Return the id of a move place."""
    return PLACE + space * 7 + pay


def place_space(move: i64) -> i64:
    """Return the space of a move place."""
    return (move - PLACE) // 7


def place_pay(move: i64) -> i64:
    """Return the pay of a move place."""
    return (move - PLACE) % 7


def income_id(income: i64) -> i64:
    """Return the id of a move income."""
    return INCOME + income


def income_income(move: i64) -> i64:
    """Return the income of a move income."""
    return move - INCOME


def foundry_id(foundry: i64) -> i64:
    """Return the id of a move foundry."""
    return FOUNDRY + foundry


def foundry_foundry(move: i64) -> i64:
    """Return the foundry of a move foundry."""
    return move - FOUNDRY


def step_id(source: i64, railroad: i64, colour: i64) -> i64:
    """Return the id of a move step."""
    return STEP + (source * 3 + railroad) * 5 + colour


def step_source(move: i64) -> i64:
    """Return the source of a move step."""
    return (move - STEP) // 15


def step_railroad(move: i64) -> i64:
    """Return the railroad of a move step."""
    return (move - STEP) // 5 % 3


def step_colour(move: i64) -> i64:
    """Return the colour of a move step."""
    return (move - STEP) % 5


def build_id(way: i64) -> i64:
    """Return the id of a move build."""
    return BUILD + way


def build_way(move: i64) -> i64:
    """Return the way of a move build."""
    return move - BUILD


def move_marker_id(place: i64) -> i64:
    """Return the id of a move industry."""
    return MOVE_MARKER + place


def move_marker_place(move: i64) -> i64:
    """Return the place of a move industry."""
    return move - MOVE_MARKER


def resolve_id(what: i64) -> i64:
    """Return the id of a move resolve."""
    return RESOLVE + what


def resolve_what(move: i64) -> i64:
    """Return the what of a move resolve."""
    return move - RESOLVE


def choose_id(row: i64, part: i64) -> i64:
    """Return the id of a move choose."""
    return CHOOSE + row * 3 + part


def choose_row(move: i64) -> i64:
    """Return the row of a move choose."""
    return (move - CHOOSE) // 3


def choose_part(move: i64) -> i64:
    """Return the part of a move choose."""
    return (move - CHOOSE) % 3


def signal_id(way: i64) -> i64:
    """Return the id of a move signal."""
    return SIGNAL + way


def signal_way(move: i64) -> i64:
    """Return the way of a move signal."""
    return move - SIGNAL


def token_id(token: i64) -> i64:
    """Return the id of a move token."""
    return TOKEN + token


def token_token(move: i64) -> i64:
    """Return the token of a move token."""
    return move - TOKEN


def card_id(card: i64) -> i64:
    """Return the id of a move card."""
    return CARD + card


def card_card(move: i64) -> i64:
    """Return the card of a move card."""
    return move - CARD


def take_income_id(income: i64) -> i64:
    """Return the id of a move take-income."""
    return TAKE_INCOME + income


def take_income_income(move: i64) -> i64:
    """Return the income of a move take-income."""
    return move - TAKE_INCOME


def take_foundry_id(foundry: i64) -> i64:
    """Return the id of a move take-foundry."""
    return TAKE_FOUNDRY + foundry


def take_foundry_foundry(move: i64) -> i64:
    """Return the foundry of a move take-foundry."""
    return move - TAKE_FOUNDRY


def copy_id(engineer: i64) -> i64:
    """Return the id of a move copy."""
    return COPY + engineer


def copy_engineer(move: i64) -> i64:
    """Return the engineer of a move copy."""
    return move - COPY


def work_id(gap: i64) -> i64:
    """Return the id of a move work."""
    return WORK + gap


def work_gap(move: i64) -> i64:
    """Return the gap of a move work."""
    return move - WORK


def branch_id(way: i64) -> i64:
    """Return the id of a move branch."""
    return BRANCH + way


def branch_way(move: i64) -> i64:
    """Return the way of a move branch."""
    return move - BRANCH


def extension_id(extension: i64) -> i64:
    """Return the id of a move extension."""
    return EXTENSION + extension


def extension_extension(move: i64) -> i64:
    """Return the extension of a move extension."""
    return move - EXTENSION


def marker_id(answer: i64) -> i64:
    """Return the id of a move marker."""
    return MARKER + answer


def marker_answer(move: i64) -> i64:
    """Return the answer of a move marker."""
    return move - MARKER


def put_loco_id(slot: i64) -> i64:
    """Return the id of a move loco."""
    return PUT_LOCO + slot


def put_loco_slot(move: i64) -> i64:
    """Return the slot of a move loco."""
    return move - PUT_LOCO


def take_factory_id(number: i64) -> i64:
    """Return the id of a move take-factory."""
    return TAKE_FACTORY + number


def take_factory_number(move: i64) -> i64:
    """Return the number of a move take-factory."""
    return move - TAKE_FACTORY


def replace_id(gap: i64) -> i64:
    """Return the id of a move replace."""
    return REPLACE + gap


def replace_gap(move: i64) -> i64:
    """Return the gap of a move replace."""
    return move - REPLACE


def again_id(space: i64) -> i64:
    """Return the id of a move again."""
    return AGAIN + space


def again_space(move: i64) -> i64:
    """Return the space of a move again."""
    return move - AGAIN


def boilerman_id(tile: i64) -> i64:
    """Return the id of a move boilerman."""
    return BOILERMAN + tile


def boilerman_tile(move: i64) -> i64:
    """Return the tile of a move boilerman."""
    return move - BOILERMAN


def relocate_id(space: i64) -> i64:
    """Return the id of a move relocate."""
    return RELOCATE + space


def relocate_space(move: i64) -> i64:
    """Return the space of a move relocate."""
    return move - RELOCATE


def keep_id(card: i64) -> i64:
    """Return the id of a move keep."""
    return KEEP + card


def keep_card(move: i64) -> i64:
    """Return the card of a move keep."""
    return move - KEEP


def why_not(state: GermanRailroadsState, actor: i64, move: i64) -> i64:
    """Return ALLOWED, or the reason that forbids this move to this actor now."""
    if actor != state.to_act:
        return NOT_YOUR_TURN
    kind = state.pending_kind
    if move < BURN:
        if move < INCOME:
            if move < DEAL_END:
                if move < DEAL_FOUNDRY:
                    if move < DEAL_SEAT:
                        if kind != pending.DEAL_ENGINEERS:
                            return NOT_NOW
                        return setup.can_deal_engineer(state, move - DEAL_ENGINEER)
                    else:
                        if kind != pending.DEAL_ORDER:
                            return NOT_NOW
                        return setup.can_deal_seat(state, move - DEAL_SEAT)
                else:
                    if move < DRAW_BONUS:
                        if kind != pending.DEAL_FOUNDRIES and kind != pending.REFILL:
                            return NOT_NOW
                        return coal.can_deal_foundry(state, move - DEAL_FOUNDRY)
                    else:
                        if move < DRAW_EMIL:
                            if kind != pending.DRAW_BONUS:
                                return NOT_NOW
                            return chance.can_draw_bonus(state, move - DRAW_BONUS)
                        else:
                            if kind != pending.EMIL:
                                return NOT_NOW
                            return emil.can_draw_emil(state, move - DRAW_EMIL)
            else:
                if move < PLACE:
                    if move < BONUS:
                        if kind != pending.KEEP:
                            return NOT_NOW
                        return end_bonus.can_deal(state, move - DEAL_END)
                    else:
                        if kind != pending.START_BONUS:
                            return NOT_NOW
                        return setup.can_take_bonus(state, move - BONUS)
                else:
                    if move < PASS:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return turn.can_place(
                            state, state.players[actor], (move - PLACE) // 7, (move - PLACE) % 7
                        )
                    else:
                        if move < END_TURN:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return turn.can_pass(state)
                        else:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return turn.can_end_turn(state)
        else:
            if move < BUILD:
                if move < BOILER:
                    if move < FOUNDRY:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return income.can_use_income(state, state.players[actor], move - INCOME)
                    else:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return coal.can_use_foundry(state, state.players[actor], move - FOUNDRY)
                else:
                    if move < CLOSE:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return coal.can_use_boiler(state, state.players[actor])
                    else:
                        if move < STEP:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return coal.can_close(state, state.players[actor])
                        else:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return pool.may_step(
                                state,
                                state.players[actor],
                                (move - STEP) // 15,
                                (move - STEP) // 5 % 3,
                                (move - STEP) % 5,
                            )
            else:
                if move < RESOLVE:
                    if move < MOVE_MARKER:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return pool.may_build(state, state.players[actor], move - BUILD)
                    else:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return industry.can_move_marker(
                            state, state.players[actor], move - MOVE_MARKER
                        )
                else:
                    if move < CHOOSE:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return advantages.can_resolve(state, state.players[actor], move - RESOLVE)
                    else:
                        if move < SIGNAL:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return advantages.can_choose(
                                state,
                                state.players[actor],
                                (move - CHOOSE) // 3,
                                (move - CHOOSE) % 3,
                            )
                        else:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return advantages.can_use_signal(state, move - SIGNAL)
    else:
        if move < MARKER:
            if move < COPY:
                if move < CARD:
                    if move < TOKEN:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return advantages.can_burn(state, state.players[actor])
                    else:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return advantages.can_use_token(state, state.players[actor], move - TOKEN)
                else:
                    if move < TAKE_INCOME:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return advantages.can_take_card(state, state.players[actor], move - CARD)
                    else:
                        if move < TAKE_FOUNDRY:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return income.can_take_income(state, move - TAKE_INCOME)
                        else:
                            if kind != pending.TURN:
                                return NOT_NOW
                            return coal.can_take_foundry(state, move - TAKE_FOUNDRY)
            else:
                if move < SKIP:
                    if move < WORK:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return repeat.can_copy(state, state.players[actor], move - COPY)
                    else:
                        if kind != pending.TURN:
                            return NOT_NOW
                        return industry.can_work(state, state.players[actor], move - WORK)
                else:
                    if move < BRANCH:
                        if kind != pending.RELOCATE and kind != pending.AGAIN:
                            return NOT_NOW
                        return repeat.can_skip(state)
                    else:
                        if move < EXTENSION:
                            if kind != pending.BRANCH:
                                return NOT_NOW
                            return ALLOWED
                        else:
                            if kind != pending.EXTENSION:
                                return NOT_NOW
                            return tracks.can_extend(state, move - EXTENSION)
        else:
            if move < REPLACE:
                if move < GIVE_BACK:
                    if move < PUT_LOCO:
                        if kind != pending.MARKER:
                            return NOT_NOW
                        return ALLOWED
                    else:
                        if kind != pending.HAND:
                            return NOT_NOW
                        return locomotives.can_put(state, state.players[actor], move - PUT_LOCO)
                else:
                    if move < TURN_LOWEST:
                        if kind != pending.HAND:
                            return NOT_NOW
                        return locomotives.can_give_back(state, state.players[actor])
                    else:
                        if move < TAKE_FACTORY:
                            if kind != pending.FACTORY:
                                return NOT_NOW
                            return locomotives.can_turn_lowest(state)
                        else:
                            if kind != pending.FACTORY:
                                return NOT_NOW
                            return locomotives.can_take_factory(state, move - TAKE_FACTORY)
            else:
                if move < BOILERMAN:
                    if move < AGAIN:
                        if kind != pending.REPLACE:
                            return NOT_NOW
                        return ALLOWED
                    else:
                        if kind != pending.AGAIN:
                            return NOT_NOW
                        return repeat.can_again(state, state.players[actor], move - AGAIN)
                else:
                    if move < RELOCATE:
                        if kind != pending.BOILERMAN:
                            return NOT_NOW
                        return coal.can_man(state, state.players[actor], move - BOILERMAN)
                    else:
                        if move < KEEP:
                            if kind != pending.RELOCATE:
                                return NOT_NOW
                            return relocation.can_relocate(
                                state, state.players[actor], move - RELOCATE
                            )
                        else:
                            if kind != pending.KEEP:
                                return NOT_NOW
                            return end_bonus.can_keep(state, move - KEEP)


def apply(state: GermanRailroadsState, actor: i64, move: i64, log: list[Event] | None) -> None:
    """Call the rule that carries out a legal move."""
    kind = state.pending_kind
    if move < BURN:
        if move < INCOME:
            if move < DEAL_END:
                if move < DEAL_FOUNDRY:
                    if move < DEAL_SEAT:
                        setup.deal_engineer(state, move - DEAL_ENGINEER, log)
                    else:
                        setup.deal_seat(state, move - DEAL_SEAT, log)
                else:
                    if move < DRAW_BONUS:
                        coal.deal_foundry(state, move - DEAL_FOUNDRY, log)
                    else:
                        if move < DRAW_EMIL:
                            setup.draw_bonus(state, move - DRAW_BONUS, log)
                        else:
                            emil.draw_emil(state, move - DRAW_EMIL, log)
            else:
                if move < PLACE:
                    if move < BONUS:
                        end_bonus.deal(state, move - DEAL_END, log)
                    else:
                        setup.take_bonus(state, state.players[actor], move - BONUS, log)
                else:
                    if move < PASS:
                        turn.place(
                            state,
                            state.players[actor],
                            (move - PLACE) // 7,
                            (move - PLACE) % 7,
                            log,
                        )
                    else:
                        if move < END_TURN:
                            turn.pass_round(state, state.players[actor], log)
                        else:
                            turn.finish_turn(state, state.players[actor], log)
        else:
            if move < BUILD:
                if move < BOILER:
                    if move < FOUNDRY:
                        income.use_income(state, state.players[actor], move - INCOME, log)
                    else:
                        coal.use_foundry(state, state.players[actor], move - FOUNDRY, log)
                else:
                    if move < CLOSE:
                        coal.use_boiler(state, state.players[actor], log)
                    else:
                        if move < STEP:
                            coal.close(state, state.players[actor], log)
                        else:
                            tracks.step(
                                state,
                                state.players[actor],
                                (move - STEP) // 15,
                                (move - STEP) // 5 % 3,
                                (move - STEP) % 5,
                                log,
                            )
            else:
                if move < RESOLVE:
                    if move < MOVE_MARKER:
                        locomotives.build(state, state.players[actor], move - BUILD, log)
                    else:
                        industry.move_marker(state, state.players[actor], move - MOVE_MARKER, log)
                else:
                    if move < CHOOSE:
                        advantages.resolve(state, state.players[actor], move - RESOLVE, log)
                    else:
                        if move < SIGNAL:
                            advantages.choose(
                                state,
                                state.players[actor],
                                (move - CHOOSE) // 3,
                                (move - CHOOSE) % 3,
                                log,
                            )
                        else:
                            advantages.use_signal(state, state.players[actor], move - SIGNAL, log)
    else:
        if move < MARKER:
            if move < COPY:
                if move < CARD:
                    if move < TOKEN:
                        advantages.burn(state, state.players[actor], log)
                    else:
                        advantages.use_token(state, state.players[actor], move - TOKEN, log)
                else:
                    if move < TAKE_INCOME:
                        advantages.take_card(state, state.players[actor], move - CARD, log)
                    else:
                        if move < TAKE_FOUNDRY:
                            income.take_income(state, state.players[actor], move - TAKE_INCOME, log)
                        else:
                            coal.take_foundry(state, state.players[actor], move - TAKE_FOUNDRY, log)
            else:
                if move < SKIP:
                    if move < WORK:
                        repeat.copy_engineer(state, state.players[actor], move - COPY, log)
                    else:
                        industry.work(state, state.players[actor], move - WORK, log)
                else:
                    if move < BRANCH:
                        if kind == pending.RELOCATE:
                            relocation.stay(state, state.players[actor], log)
                        elif kind == pending.AGAIN:
                            repeat.decline(state, state.players[actor], log)
                    else:
                        if move < EXTENSION:
                            tracks.branch(state, state.players[actor], move - BRANCH, log)
                        else:
                            tracks.extend(state, state.players[actor], move - EXTENSION, log)
        else:
            if move < REPLACE:
                if move < GIVE_BACK:
                    if move < PUT_LOCO:
                        industry.decide_marker(state, state.players[actor], move - MARKER, log)
                    else:
                        locomotives.put(state, state.players[actor], move - PUT_LOCO, log)
                else:
                    if move < TURN_LOWEST:
                        locomotives.give_back(state, state.players[actor], log)
                    else:
                        if move < TAKE_FACTORY:
                            locomotives.choose_lowest(state, state.players[actor], log)
                        else:
                            locomotives.take_factory(
                                state, state.players[actor], move - TAKE_FACTORY, log
                            )
            else:
                if move < BOILERMAN:
                    if move < AGAIN:
                        gaps.replace(state, state.players[actor], move - REPLACE, log)
                    else:
                        repeat.again(state, state.players[actor], move - AGAIN, log)
                else:
                    if move < RELOCATE:
                        coal.man(state, state.players[actor], move - BOILERMAN, log)
                    else:
                        if move < KEEP:
                            relocation.relocate(state, state.players[actor], move - RELOCATE, log)
                        else:
                            end_bonus.keep(state, state.players[actor], move - KEEP, log)
