"""How a server is set up: from the command line and the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

DATABASE = "COALFACE_DATABASE"
TRUSTED_PROXIES = "COALFACE_TRUSTED_PROXIES"
"""Addresses of proxies whose `X-Forwarded-For` and `-Proto` are believed, comma-separated."""
HOSTS = "COALFACE_HOSTS"
"""More names of this server, comma-separated."""
METRICS_TOKEN = "COALFACE_METRICS_TOKEN"
"""Whoever sends it as a bearer token may read `/metrics` from anywhere."""
HOLIDAY_DAYS = "COALFACE_HOLIDAY_DAYS"
"""How many days a year everyone's correspondence clocks may rest."""
WEBHOOKS = "COALFACE_WEBHOOKS"
"""`on`: people may name an address on the internet that is notified when it is their turn."""

DEFAULT_HOLIDAYS = 30
MAX_HOLIDAYS = 366
GUEST_DAYS = "COALFACE_GUEST_DAYS"
TABLE_DAYS = "COALFACE_TABLE_DAYS"
"""The number of days after which guests who never took a seat, and tables where nobody ever moved,
are removed; 0: never."""
UNUSED_DAYS = 30


def default_data() -> Path:
    """Return where this user's data lies."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "coalface" / "server"


@dataclass(frozen=True)
class Settings:
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    public_url: str | None = None
    bot_workers: int = 2
    bot_pace: float = 0.8
    """Seconds between two moves of bots while someone watches."""
    bot_seconds: float = 10.0
    database_url: str | None = None
    """Where the database is; without it, what the environment says, or a file in `data`."""
    back_up: bool = True
    """Make a backup in `data` before an older database is changed."""
    limits: bool = True
    """Refuse who comes too fast; only the load test has no limits."""
    webhooks: bool = False
    """Call the webhooks of people; the environment may say so too."""
    webhooks_inside: bool = False
    """Call them inside the host's network too; only a test does."""
    webhook_seconds: float = 5.0
    hosts: tuple[str, ...] = ()
    """Names by which browsers may ask for this server; the environment may name more."""
    metrics_token: str | None = None
    """Opens `/metrics`; the environment may name it too."""
    holiday_days: int | None = None
    """Days of holiday that a person has each year; without it, what the environment says."""
    components: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By game, the text of the component file that new tables are made with."""
    bots: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Computer players that the host offers, by the name that people choose: `module:Class`, or a
    program as `cmd:./mybot`. Nobody but the host can have a program started.
    """
    guest_days: int = field(default_factory=lambda: int(os.environ.get(GUEST_DAYS, UNUSED_DAYS)))
    table_days: int = field(default_factory=lambda: int(os.environ.get(TABLE_DAYS, UNUSED_DAYS)))
    own_process: bool = False
    """The process is this server's alone, which may tune how its memory is collected."""

    def database(self) -> str:
        """Return the address of the database, by default that of SQLite in the data folder."""
        named = self.database_url or os.environ.get(DATABASE)
        if named:
            return named.replace("postgresql://", "postgresql+psycopg://", 1)
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite:///{self.data / 'coalface.db'}"

    def secure(self) -> bool:
        """Return whether browsers come by https."""
        return urlsplit(self.public_url or "").scheme == "https"

    def sends_webhooks(self) -> bool:
        """Return whether the webhooks of people are called."""
        return self.webhooks or os.environ.get(WEBHOOKS) == "on"

    def named_hosts(self) -> set[str]:
        """Return the names of this server that its host has given."""
        named = [*self.hosts, *os.environ.get(HOSTS, "").split(",")]
        public = urlsplit(self.public_url or "").hostname
        return {name.strip().lower() for name in (*named, self.host, public or "")} - {""}

    def token_for_metrics(self) -> str | None:
        """Return the bearer token of `/metrics`; without one only this machine may read them."""
        return self.metrics_token or os.environ.get(METRICS_TOKEN) or None

    def holidays(self) -> int:
        """Days of holiday a year; ValueError if the environment names no number of days."""
        if self.holiday_days is not None:
            return self.holiday_days
        named = os.environ.get(HOLIDAY_DAYS, str(DEFAULT_HOLIDAYS))
        if not named.isascii() or not named.isdigit() or int(named) > MAX_HOLIDAYS:
            raise ValueError(f"{HOLIDAY_DAYS} must be 0 to {MAX_HOLIDAYS} days, got {named!r}")
        return int(named)

    def trusted_proxies(self) -> str:
        """Return whose forwarded addresses are believed; nobody's unless the environment says."""
        return os.environ.get(TRUSTED_PROXIES, "")
