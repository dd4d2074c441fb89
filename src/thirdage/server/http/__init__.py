"""HTTP and WebSockets: what stands between the network and `server.tables`."""
