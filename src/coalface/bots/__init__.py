"""Computer players: they choose from a view, never from a state."""

from coalface.bots.base import Bot, bot, bot_about, bot_can_play, bot_names, usual_bot

__all__ = ["Bot", "bot", "bot_about", "bot_can_play", "bot_names", "usual_bot"]
