"""What a player may do: fight, run, help, trade, play and use cards."""
