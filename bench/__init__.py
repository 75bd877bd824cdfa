"""How fast Warren is, side by side with peers: `python -m bench`. Everything is measured in one run, in turns."""
