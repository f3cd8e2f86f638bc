"""What travels between the server and its clients: socket messages, requests and answers, and how they are read."""
