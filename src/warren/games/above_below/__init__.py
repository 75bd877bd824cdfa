"""Above and Below: a village above ground, its caves below, and the book of what is met there."""
