# The page that an installed kickdoor shows without a connection
offline-title = Du bist offline
offline-text = kickdoor erreicht seinen Server nicht. Deine Spiele sind dort sicher: Sie warten auf dich, oder ein Bot springt ein.
offline-again = Noch einmal
