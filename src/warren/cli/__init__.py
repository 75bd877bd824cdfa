"""The `warren` command: thin, over the same API that everybody else uses."""
