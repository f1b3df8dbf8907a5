"""Tzolk'in for the page."""

from antikythera.games.tzolkin.scene.catalogue import catalogue
from antikythera.games.tzolkin.scene.scene import public, scene, written

__all__ = ["catalogue", "public", "scene", "written"]
