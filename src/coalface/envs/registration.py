"""Register the environments with Gymnasium and PettingZoo, as far as these are installed."""

from importlib.util import find_spec

from coalface.envs.versions import ENVIRONMENTS

SINGLE = "coalface.envs.gymnasium:single_env"
VECTOR = "coalface.envs.gymnasium:vector_env"
PETTINGZOO = {
    "aec": "coalface.envs.pettingzoo:aec_env",
    "parallel": "coalface.envs.pettingzoo:parallel_env",
}


def register() -> None:
    """Register every environment that is not registered yet."""
    if find_spec("gymnasium"):
        register_gymnasium()
    if find_spec("pettingzoo"):
        register_pettingzoo()


def register_gymnasium() -> None:
    """Let `gymnasium.make` and `gymnasium.make_vec` find the environments."""
    import gymnasium

    for each in ENVIRONMENTS:
        if each.id not in gymnasium.registry:
            gymnasium.register(
                each.id, SINGLE, vector_entry_point=VECTOR, kwargs={"game": each.game}
            )


def register_pettingzoo() -> None:
    """Let `pettingzoo.make` find the environments of both kinds."""
    import pettingzoo  # type: ignore[import-untyped]

    registries = {"aec": pettingzoo.aec_registry, "parallel": pettingzoo.parallel_registry}
    for kind, made_by in PETTINGZOO.items():
        for each in ENVIRONMENTS:
            if each.id not in registries[kind]:
                pettingzoo.register(kind, each.id, made_by, kwargs={"game": each.game})
