"""Tzolk'in for the page."""

from antikythera.scenes.tzolkin.catalogue import catalogue
from antikythera.scenes.tzolkin.scene import public, scene, written

__all__ = ["catalogue", "public", "scene", "written"]
