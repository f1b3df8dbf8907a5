"""Tzolk'in for the page."""

from antikythera.scenes.tzolkin.catalogue import catalogue
from antikythera.scenes.tzolkin.scene import scene

__all__ = ["catalogue", "scene"]
