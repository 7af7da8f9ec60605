/**
 * What a person has set in a tool's form: pure functions over the catalogue's fields. Values are the run's input
 * before the tool's schema has read it, so that a half-written prompt is a value too.
 */
import { inputSchema, type Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type Field, fieldSchema } from '@inkreel/contract/tools/fields.ts';

export type FormValues = Readonly<Record<string, unknown>>;

function fieldStart(field: Field): FormValues {
  switch (field.kind) {
    case 'prompt':
      return { prompt: '' };
    case 'size': {
      const first = field.presets[0];
      return first ? { width: first.width, height: first.height } : {};
    }
    case 'count':
      return { count: 1 };
    case 'quality':
      return { quality: 'standard' };
    case 'style':
    case 'seed':
      return {};
  }
}

/** The form as a newcomer finds it. */
export function startValues(tool: Pick<Tool, 'fields'>): FormValues {
  return Object.assign({}, ...tool.fields.map(fieldStart));
}

/**
 * The form filled from something older: a saved form, or the input of a run ("reuse settings"). Each property is taken
 * where it still fits the tool's field; the rest keeps its start value. An optional property that is absent is cleared.
 */
export function fillValues(tool: Pick<Tool, 'fields'>, source: unknown): FormValues {
  const start = startValues(tool);
  if (typeof source !== 'object' || source === null) return start;
  const given = source as Record<string, unknown>;
  const values: Record<string, unknown> = { ...start };
  for (const field of tool.fields) {
    for (const [name, schema] of Object.entries(fieldSchema(field))) {
      const value = given[name];
      if (value === undefined) continue;
      // An unfinished prompt is not valid, but it is what the person wrote.
      const fits = field.kind === 'prompt' ? typeof value === 'string' : schema.safeParse(value).success;
      if (fits) values[name] = value;
    }
  }
  return values;
}

/** Why the form cannot be run as it stands; undefined where it can. `prompt` is missing, anything else is `form`. */
export type Obstacle = 'prompt' | 'prompt_too_long' | 'form';

export function checkValues(
  tool: Tool,
  values: FormValues,
): { input: Record<string, unknown>; obstacle?: undefined } | { obstacle: Obstacle } {
  const parsed = inputSchema(tool).safeParse(withoutEmpty(values));
  if (parsed.success) return { input: parsed.data };
  const issue = parsed.error.issues[0];
  if (issue?.path[0] !== 'prompt') return { obstacle: 'form' };
  return { obstacle: issue.code === 'too_big' ? 'prompt_too_long' : 'prompt' };
}

/** The schema refuses unknown and undefined properties alike, so what was cleared is left out. */
function withoutEmpty(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What a price depends on, also while the prompt is still empty. */
export function priceInputs(tool: Pick<Tool, 'fields'>, values: FormValues): Record<string, unknown> {
  return { ...startValues(tool), ...withoutEmpty(values) };
}
