"""What bots read: the fields of the views in plain classes, most of them found when they are read."""
