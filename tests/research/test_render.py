"""Environments draw positions as text and as pixels, and only what is seen."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import coalface
from coalface.core.random import Random
from coalface.envs import raster
from coalface.envs.gymnasium import single_env, vector_env
from coalface.envs.pettingzoo import aec_env
from coalface.envs.render import Renderer
from tests.game_ids import DECLARED


def plain(drawn: str) -> str:
    """A drawing without its colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", drawn)


def positions(id: str, seats: int, every: int) -> Iterator[coalface.State]:
    """Some positions of a random game, the last one too."""
    state, rng, lines = coalface.game(id).start(seats), Random(4), 0
    while (actor := state.actor()) != coalface.OVER:
        move = state.draw(rng) if actor == coalface.CHANCE else None
        legal = state.legal(actor)
        state.advance(actor, legal[rng.below(len(legal))] if move is None else move)
        lines += 1
        if lines % every == 0:
            yield state
    yield state


@pytest.mark.parametrize("id", DECLARED)
def test_every_sign_of_the_drawings_has_a_glyph(id: str) -> None:
    for seats in (2, 4):
        names = tuple(f"seat_{seat}" for seat in range(seats))
        renderer = Renderer(names, 0, "ansi")
        for state in positions(id, seats, 60):
            for sign in set(plain(renderer.text(state))) - {"\n"}:
                drawn = sign in raster.ARMS or sign in raster.signs() or ord(sign) < 256
                assert drawn, f"{sign!r} is missing in signs.txt"


def test_glyphs_differ_and_fill_a_cell() -> None:
    known = {*raster.ARMS, *raster.signs(), *map(chr, range(33, 127))}
    shapes = {sign: raster.glyph(sign) for sign in known}
    assert {shape.shape for shape in shapes.values()} == {(raster.HIGH, raster.WIDE)}
    assert all(shape.any() for shape in shapes.values())
    by_shape: dict[bytes, list[str]] = {}
    for sign, shape in sorted(shapes.items()):
        by_shape.setdefault(shape.tobytes(), []).append(sign)
    same = [signs for signs in by_shape.values() if len(signs) > 1]
    assert sorted(map("".join, same)) == ["–\N{MINUS SIGN}", "┌╭", "┐╮", "└╰", "┘╯"]
    assert (raster.glyph("\N{SNOWMAN}") == raster.glyph(raster.MISSING)).all()


def test_a_picture_has_colours_where_the_text_has_them() -> None:
    pixels = raster.picture("\x1b[31mA\x1b[0m\x1b[38;2;1;2;3;48;2;9;8;7m B\x1b[0m", 4, 2)
    assert pixels.shape == (2 * 11 * raster.SCALE, 4 * 6 * raster.SCALE, 3)
    wide = 6 * raster.SCALE
    cells = [pixels[: 11 * raster.SCALE, left : left + wide] for left in range(0, 4 * wide, wide)]
    found = [{tuple(map(int, dot)) for dot in cell.reshape(-1, 3)} for cell in cells]
    assert raster.PAPER in found[0]
    assert len(found[0]) == 2
    assert found[1:] == [{(9, 8, 7)}, {(9, 8, 7), (1, 2, 3)}, {raster.PAPER}]


def test_a_picture_keeps_its_size_and_changes_with_the_position() -> None:
    env = aec_env("ruhrschifffahrt", 3, render_mode="rgb_array")
    rng = np.random.default_rng(1)
    seen: list[Any] = []
    env.reset(seed=1)
    while not any(env.terminations.values()):
        if len(seen) < 3:
            seen.append(env.render())
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    seen.append(env.render())
    assert len({(each.shape, each.dtype.name) for each in seen}) == 1
    assert len({each.tobytes() for each in seen}) > 2


def test_a_picture_is_saved(tmp_path: Path) -> None:
    env = single_env("coal_baron", render_mode="rgb_array")
    env.reset(seed=1)
    raster.save(env.render(), tmp_path / "position.png")
    with Image.open(tmp_path / "position.png") as image:
        assert (np.array(image) == env.render()).all()


def test_what_is_drawn_is_what_may_be_seen() -> None:
    env = aec_env("coal_country", 2, render_mode="ansi")
    env.reset(seed=1)
    state = env.table.state
    scrambled = state.game.scramble(state, None, Random(5))
    assert scrambled != state
    assert env.render() == env.renderer.text(scrambled)
    alone = single_env("coal_country", seat=1, render_mode="ansi")
    alone.reset(seed=1)
    state = alone.batch.state(0)
    scrambled = state.game.scramble(state, 1, Random(5))
    assert alone.render() == alone.renderer.text(scrambled)
    assert "agent_1" in plain(alone.render())
    assert "greedy_0" in plain(alone.render())


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = single_env("coal_baron", render_mode="human")
    _, info = env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    second = capsys.readouterr().out
    assert "Coal Baron" in first
    assert "Coal Baron" in second
    assert first != second


def test_a_vector_environment_draws_every_game() -> None:
    env: Any = vector_env("coal_baron", 2, render_mode="ansi")
    env.reset(seed=1)
    one, other = env.render()
    assert one != other
    assert vector_env("coal_baron", 2).render() is None


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="ansi, human, rgb_array"):
        aec_env("coal_baron", render_mode="svg")
