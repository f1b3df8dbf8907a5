"""The rules of Akrotiri. A rule is in the module of the board part it belongs to.

``land``, ``sea``, ``board``, ``market``, ``dig``, ``goals``, ``setup``, ``turn``: as players say it. ``state``
describes the record, ``words`` the decisions, and ``play`` is how the engine calls all of them.
"""
