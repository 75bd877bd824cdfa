// Parts that another hand writes: used when they are there.
import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component<any> }>("./{Market,Burrow,Sums,Hand,Played,BurrowSheet,Large,Needs}.svelte", { eager: true });
const part = (name: string): Component<any> | undefined => FOUND[`./${name}.svelte`]?.default;

export const parts = {
  Market: part("Market"),
  Burrow: part("Burrow"),
  Sums: part("Sums"),
  Hand: part("Hand"),
  Played: part("Played"),
  BurrowSheet: part("BurrowSheet"),
  Large: part("Large"),
  Needs: part("Needs"),
};
