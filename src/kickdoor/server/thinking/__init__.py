"""Work that takes long, done outside of the event loop: what bots answer, and pages of finished games."""
