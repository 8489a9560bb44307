"""The table in the browser: a web server with a lobby, live tables and a store behind them."""
