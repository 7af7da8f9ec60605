import { counts, optionSetOf } from '@inkreel/contract/fields/field.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { useSiteFacts } from '../../lib/query.ts';
import type { FormValues } from './form-values.ts';

/** Values that no engine here supports, by property of the run. */
type Unserved = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Values of a tool's options that no engine of this site supports; undefined until the facts of the site are loaded.
 */
export function useUnserved(toolId: string): Unserved | undefined {
  return useSiteFacts()?.tools[toolId]?.unserved;
}

/** Whether an unsupported value is chosen. Fields that do not count for the other values are ignored. */
export function choosesUnserved(
  fields: readonly Field[],
  values: FormValues,
  unserved: Unserved = {},
): boolean {
  return fields.some((field) => {
    const { name } = optionSetOf(field) ?? {};
    return (
      counts(field, values) && name !== undefined && unserved[name]?.includes(values[name] as string) === true
    );
  });
}
