"""`coalface schema GAME`: the JSON Schema of what a seat sees, for bots in any language."""

import json

from coalface.core.registry import game_spec
from coalface.core.view_schema import schema_of_view


def main(game: str, options: dict[str, str]) -> int:
    """Print the schema."""
    print(json.dumps(schema_of_view(game_spec(game).game(options)), indent=2))
    return 0
