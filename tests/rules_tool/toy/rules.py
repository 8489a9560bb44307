"""The rules of Toy: take one stone of the heap, or pass once there are two left or fewer."""

from coalface.core.contract import ALLOWED, FIRST_REASON

TAKE, PASS = 0, 1
TOO_EARLY = FIRST_REASON


def can_move(stones: int, move: int) -> int:
    """Taking is always possible, passing is not. (TY-1)"""
    return can_pass(stones) if move == PASS else ALLOWED


def can_pass(stones: int) -> int:
    """Passing is for the end of the game. (TY-1)"""
    return ALLOWED if stones <= 2 else TOO_EARLY


def take(stones: int) -> int:
    """A stone goes. (TY-2)"""
    return stones - 1


def pass_on(_: int) -> int:
    """Passing ends the game. (TY-3)"""
    return 0
