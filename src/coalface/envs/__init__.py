"""The games as environments of other libraries: `pip install 'coalface[rl]'`.

Importing this package registers them with Gymnasium and PettingZoo, where these are installed:

    >>> import gymnasium
    >>> import pettingzoo
    >>> import coalface.envs
    >>> alone = gymnasium.make("coalface/CoalBaron-v0", seats=3, opponents=("random",))
    >>> table = pettingzoo.make("aec", "coalface/CoalBaron-v0", seats=3)

`ENVIRONMENTS` has the version of each. It rises with any change of rules, observations or action
ids: see `coalface.envs.versions`.
"""

from coalface.envs.registration import register
from coalface.envs.versions import ENVIRONMENTS, Environment

__all__ = ["ENVIRONMENTS", "Environment", "register"]

register()
