"""The toy of the engine's tests, where a server looks for rulebooks."""
