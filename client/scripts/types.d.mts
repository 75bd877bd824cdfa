export function typeOf(part: Record<string, unknown>): string;
export function typesOf(schema: { $defs: Record<string, Record<string, unknown>> }): string;
