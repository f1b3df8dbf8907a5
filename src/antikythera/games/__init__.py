"""The games that come with Antikythera. Each is a package that describes itself: see :mod:`antikythera.registry`."""
