"""The game server: tables, seats and bots, in real time or with days per turn, in the browser.

The log of a table in the database is the truth (:mod:`log`); a position is a replay of it (:mod:`table`). A request
makes a move on a copy of the table and appends it to the log (:mod:`play`); it is answered once that is committed. All
viewers of the table are then sent an update by :mod:`live`, each with what that seat may know (:mod:`snapshot`).

``docs/server.md`` says how to run it, ``docs/api.md`` describes the API.
"""
