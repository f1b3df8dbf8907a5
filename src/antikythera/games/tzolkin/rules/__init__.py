"""The rules of Tzolk'in. A rule is in the module of the board part it belongs to.

``palenque``, ``yaxchilan``, ``tikal``, ``uxmal``, ``chichen_itza``, ``temples``, ``technology``, ``buildings``,
``food_day``, ``calendar``, ``scoring``, ``setup``, ``turn``: as players say it. ``state`` describes the record,
``words`` the decisions, and ``play`` is how the engine calls all of them.
"""
