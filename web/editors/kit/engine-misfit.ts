import { optionSetOf } from '@inkreel/contract/fields/field.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import type { FormValues } from './form-values.ts';
import { choosesUnserved } from './needs-engine.ts';

/** Values that an engine does not support, by property of the run. */
interface Limits {
  unserved: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * The first value of a form that an engine does not support, with its field. Undefined if nothing is known
 * against the engine: it may still refuse the run, free of charge.
 */
export function misfitOf(
  fields: readonly Field[],
  values: FormValues,
  { unserved }: Limits,
): { field: Field; value: string | number } | undefined {
  const field = fields.find((each) => choosesUnserved([each], values, unserved));
  const name = field && optionSetOf(field)?.name;
  if (field === undefined || name === undefined) return undefined;
  return { field, value: values[name] as string | number };
}
