"""A toy in place of the package, small enough to compile within a test."""

from coalface import _build

_build.guard()
