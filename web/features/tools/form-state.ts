/**
 * What a person has set in a tool's form: pure functions over the catalogue's fields. Values are the run's input
 * before it is checked, so that a half-written prompt is a value too.
 *
 * The rules are those of the contract's schemas, kept without the schema library because the browser does not load it;
 * the tests hold the two against each other.
 */
import { CANDIDATES, PICTURE_SIDE, PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { QUALITY_FACTORS, type Quality, type Quote, quote } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';

export type FormValues = Readonly<Record<string, unknown>>;
type Fields = Pick<Tool, 'fields'>;

/** Seeds are unsigned 32-bit numbers. */
const LARGEST_SEED = 2 ** 32 - 1;

/** What a field adds to the form of a newcomer; an optional property starts as undefined. */
function fieldStart(field: Field): Record<string, unknown> {
  switch (field.kind) {
    case 'prompt':
      return { prompt: '' };
    case 'size':
      return { width: field.presets[0]?.width ?? 1024, height: field.presets[0]?.height ?? 1024 };
    case 'count':
      return { count: 1 };
    case 'quality':
      return { quality: 'standard' };
    case 'style':
      return { style: undefined };
    case 'seed':
      return { seed: undefined };
  }
}

const isWhole = (value: unknown, minimum: number, maximum: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;

/** True for a seed that the server takes; undefined means a new one each run. */
export function isSeed(value: unknown): boolean {
  return value === undefined || isWhole(value, 0, LARGEST_SEED);
}

/** Whether a property's value may be sent, by its field. */
function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'prompt':
      return typeof value === 'string' && promptObstacle(value) === undefined;
    case 'size':
      return isWhole(value, PICTURE_SIDE.minimum, PICTURE_SIDE.maximum);
    case 'count':
      return isWhole(value, CANDIDATES.minimum, CANDIDATES.maximum);
    case 'quality':
      return typeof value === 'string' && Object.hasOwn(QUALITY_FACTORS, value);
    case 'style':
      return value === undefined || (typeof value === 'string' && field.values.includes(value));
    case 'seed':
      return isSeed(value);
  }
}

/** The form as a newcomer finds it. */
export function startValues(tool: Fields): FormValues {
  return Object.assign({}, ...tool.fields.map(fieldStart));
}

/**
 * The form filled from something older: a saved form, or the input of a run ("reuse settings"). Each property is taken
 * where it still fits the tool's field; the rest keeps its start value.
 */
export function fillValues(tool: Fields, source: unknown): FormValues {
  const given = typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : {};
  const filled = tool.fields.flatMap((field) =>
    Object.entries(fieldStart(field)).map(([name, start]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      // An unfinished prompt may not be sent, but it is what the person wrote.
      const kept = field.kind === 'prompt' ? typeof value === 'string' : fits(field, value);
      return [name, kept && value !== undefined ? value : start] as const;
    }),
  );
  return Object.fromEntries(filled);
}

/** Why the form cannot be run as it stands. */
export type Obstacle = 'prompt' | 'prompt_too_long' | 'prompt_unreadable' | 'form';

function promptObstacle(prompt: string): Obstacle | undefined {
  if (prompt.length > PROMPT_CHARACTERS) return 'prompt_too_long';
  if (prompt.includes('\u0000') || !prompt.isWellFormed()) return 'prompt_unreadable';
  return prompt.trim() === '' ? 'prompt' : undefined;
}

/** The run's input as the server takes it, or what stands against it. */
export function checkValues(
  tool: Fields,
  values: FormValues,
): { input: Record<string, unknown> } | { obstacle: Obstacle } {
  const input: Record<string, unknown> = {};
  for (const field of tool.fields) {
    for (const name of Object.keys(fieldStart(field))) {
      const value = values[name];
      if (!fits(field, value)) {
        const prompt = field.kind === 'prompt' && typeof value === 'string' && promptObstacle(value);
        return { obstacle: prompt || 'form' };
      }
      if (value !== undefined) input[name] = field.kind === 'prompt' ? String(value).trim() : value;
    }
  }
  return { input };
}

/** The price of a run with these values, also while the prompt is still empty. `unitPoints` from the points config. */
export function priceOf(tool: Fields, unitPoints: number, values: FormValues): Quote {
  const has = (kind: Field['kind']) => tool.fields.some((field) => field.kind === kind);
  return quote({
    unitPoints,
    ...(has('count') ? { count: values['count'] as number } : {}),
    ...(has('quality') ? { quality: values['quality'] as Quality } : {}),
  });
}
