"""A place to play: tables, seats and bots, in real time and over days, in the browser.

The log of a table in the database is the truth (:mod:`log`); a position is a replay of it (:mod:`match`). A request
plans a move on a copy of the match, appends it (:mod:`play`), and is answered once that is committed. Whoever looks at
the table is then told by :mod:`live`, each with what that seat may know (:mod:`seen`).

``docs/server.md`` says how to run it, ``docs/api.md`` how to speak to it.
"""
