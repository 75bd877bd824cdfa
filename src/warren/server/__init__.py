"""Tables that many people share, and that lose nothing."""
