import { getContext, setContext } from "svelte";

import type { Table } from "./table.svelte.ts";

const KEY = Symbol("table");

export const seatTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
