"""Games with one thing wrong each."""
