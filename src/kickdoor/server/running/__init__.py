"""Runs rooms: the queue, commits, timers, who is connected, what is sent."""
