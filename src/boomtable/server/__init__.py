"""The only place with sockets, clocks and disks."""
