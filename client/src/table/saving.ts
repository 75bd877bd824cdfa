// Saving what belongs to a table as a file.
import type { LiveTable } from "./live.svelte.ts";

export function saveFile(name: string, kind: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function fileName(live: LiveTable, ending: string): string {
  return `warren-${live.name}-${live.id}-${live.n}.${ending}`;
}

export async function saveRecord(live: LiveTable): Promise<void> {
  saveFile(fileName(live, "json"), "application/json", JSON.stringify(await live.record(), null, 1));
}
