"""Routes, requests, pages and the description of the interface."""
