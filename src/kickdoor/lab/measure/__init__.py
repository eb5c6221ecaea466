"""Statistics of games: figures with intervals, the impact of cards, comparisons of runs, ratings of bots."""
