"""For all tests: no property is judged by how long an example took, since machines and their load differ."""

from hypothesis import settings

settings.register_profile("any machine")
settings.load_profile("any machine")
