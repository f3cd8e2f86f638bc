"""Who sits where and who may do what: decisions from the facts of a table, without a loop, a clock or a disk."""
