"""Guests, the cookie they are known by, the codes they type and the words they write."""
