import type { JSONSchema7 } from '@ai-sdk/provider';

/** Keywords that providers with strict schemas refuse or ignore; our own schema checks the answer again. */
const LIMITS: ReadonlySet<string> = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
]);

/** A JSON schema with its structure alone, as every provider takes it. */
export function plainSchema(schema: unknown): JSONSchema7 {
  return strip(schema) as JSONSchema7;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !LIMITS.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, strip(inner)]));
}
