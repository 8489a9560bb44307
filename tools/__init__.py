"""Tools for those who develop Coalface; they are not part of the package that users install."""
