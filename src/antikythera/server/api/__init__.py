"""The HTTP and WebSocket interface, as ``docs/api.md`` describes it."""
