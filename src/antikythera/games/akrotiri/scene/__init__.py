"""Akrotiri for the page."""

from antikythera.games.akrotiri.scene.catalogue import catalogue
from antikythera.games.akrotiri.scene.scene import public, scene, written

__all__ = ["catalogue", "public", "scene", "written"]
