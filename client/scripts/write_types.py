"""Write the TypeScript types of the protocol and of every game's view, from the server's types.

`make client-types` writes them; `--check` only says whether they are current.
What a client may leave out is optional, and so is what a view leaves out where it has its default;
everything else that the server sends is always complete.
"""

import sys
from inspect import cleandoc, isclass
from pathlib import Path
from typing import Any

import msgspec

from coalface.core.contract import CHANCE, Game
from coalface.core.random import Random
from coalface.core.registry import own_specs
from coalface.server import client_messages, protocol, rest, rest_learning

SOURCE = Path(__file__).parents[1] / "src"
HEAD = "// Made by client/scripts/write_types.py from the types of the server. Do not edit.\n"
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}

Schema = dict[str, Any]


def main() -> int:
    """Write the files, or with --check compare them."""
    files = {SOURCE / "api" / "types.ts": protocol_types()}
    for id, found in sorted(own_specs().items()):
        files[SOURCE / "boards" / id / "view.ts"] = view_types(found.game())
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in files.items() if not current(path, text)]
        for path in stale:
            print(f"{path.relative_to(SOURCE.parent)} is not current: run `make client-types`")
        return len(stale)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


def current(path: Path, text: str) -> bool:
    """Whether a file holds this text."""
    return path.exists() and path.read_text("utf-8") == text


def protocol_types() -> str:
    """The types of socket and REST."""
    kinds = [
        protocol.FromServer,
        client_messages.FromClient,
        *structs(rest),
        *structs(rest_learning),
    ]
    schemas, defs = msgspec.json.schema_components(kinds, ref_template="{name}")
    written = [HEAD, f"export const VERSION = {protocol.VERSION}", "export type Lang = Me['lang']"]
    written.append(f"export type FromServer = {union(schemas[0])}")
    written.append(f"export type FromClient = {union(schemas[1])}")
    return "\n\n".join(written + [interface(name, defs[name]) for name in sorted(defs)]) + "\n"


def structs(module: Any) -> list[type]:
    """The structs that a module defines."""
    found = [value for value in vars(module).values() if isclass(value)]
    return [kind for kind in found if issubclass(kind, msgspec.Struct) and local(kind, module)]


def local(kind: type, module: Any) -> bool:
    """Whether a module defines this type itself."""
    return kind.__module__ == module.__name__


def view_types(game: Game) -> str:
    """The types of what a seat sees and remembers, from a view of a game that has begun."""
    state, rng = game.start(game.seat_counts[0]), Random("types")
    while state.actor() == CHANCE:
        state.apply(CHANCE, int(state.draw(rng)))
    view = state.view(None)
    kinds = [type(view.table), type(view.memory)]
    schemas, defs = msgspec.json.schema_components(kinds, ref_template="{name}")
    assert [schema["$ref"] for schema in schemas] == ["Table", "Memory"]
    interfaces = [interface(name, defs[name], defaults_omitted=True) for name in sorted(defs)]
    return "\n\n".join([HEAD, *interfaces]) + "\n"


def interface(name: str, schema: Schema, defaults_omitted: bool = False) -> str:
    """A TypeScript interface of an object's schema."""
    properties = schema["properties"]
    strict = defaults_omitted or schema.get("additionalProperties") is False
    must = set(schema["required"]) if strict and "required" in schema else set()
    lines = comment(schema.get("description", ""))
    lines.append(f"export interface {name} {{")
    for key, value in properties.items():
        optional = "?" if strict and key not in must and "const" not in value else ""
        optional = "" if key == "type" and "enum" in value else optional
        lines.append(f"  {key}{optional}: {written(value)}")
    return "\n".join([*lines, "}"])


def comment(text: str) -> list[str]:
    """A doc comment."""
    lines = cleandoc(text).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return union(schema)
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    if "const" in schema:
        return quoted(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return PLAIN[kind] if kind else "unknown"


def array(schema: Schema) -> str:
    """A list, or a tuple of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
    item = written(schema["items"]) if schema.get("items") else "unknown"
    return f"({item})[]" if " " in item else f"{item}[]"


def union(schema: Schema) -> str:
    """One of several types."""
    return " | ".join(dict.fromkeys(written(item) for item in schema["anyOf"]))


def quoted(value: object) -> str:
    """A literal type."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.exit(main())
