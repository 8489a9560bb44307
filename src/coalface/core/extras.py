"""What only some uses need: packages that an extra of the distribution brings."""


class MissingExtra(ValueError):
    """Something was asked for that needs an extra which is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        """Say what needs it: `coalface serve`."""
        super().__init__(f"{what} needs the extra {extra!r}: pip install 'coalface[{extra}]'")
        self.extra = extra
