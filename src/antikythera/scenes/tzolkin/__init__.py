"""Tzolk'in for the page."""

from antikythera.scenes.tzolkin.catalogue import catalogue
from antikythera.scenes.tzolkin.scene import is_open, scene, written

__all__ = ["catalogue", "is_open", "scene", "written"]
