import { createHash } from 'node:crypto';

/** Hash of an input; equal for equal inputs, whatever the order of their properties at any depth. */
export function hashOf(toolId: string, input: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([toolId, sortedEntries(input)], (_key, value) => sortProperties(value)))
    .digest('hex');
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, property]) => property !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function sortProperties(value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(sortedEntries(value)) : value;
}
