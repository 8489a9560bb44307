"""`make docs`: the documentation site, built from docs and the pages at the top of the checkout."""
