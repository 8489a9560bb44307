"""The routes of the web application, a module a subject."""
