"""Play in a browser, or with a program, over HTTP and WebSocket."""
