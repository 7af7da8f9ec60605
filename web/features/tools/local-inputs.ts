import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import { isLocal } from '../../uploads/uploaded-image.ts';
import type { FormValues } from './form-state.ts';

type Fields = Pick<Tool, 'fields'>;

/** Work on a picture that asks the server meanwhile, which answers nobody without an account. */
const ASKING: readonly Field['kind'][] = ['strokes', 'placement', 'texts'];

/** Whether a guest can bring a picture to the tool and work on it, and sign in only when it is to be run. */
export function mayTry({ fields }: Fields): boolean {
  return !fields.some(({ kind }) => ASKING.includes(kind));
}

/** The pictures that the values name and that nobody has but this browser. */
export function localAddresses({ fields }: Fields, values: FormValues): string[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'image' && field.kind !== 'images') return [];
    return [values[field.name]].flat().filter(isLocal);
  });
}

/** The values with other addresses for those pictures; one that has none is left out. */
export function withAddresses(
  { fields }: Fields,
  values: FormValues,
  addressOf: (local: string) => string | undefined,
): FormValues {
  const changed = fields.flatMap((field): [string, unknown][] => {
    if (field.kind !== 'image' && field.kind !== 'images') return [];
    const value = values[field.name];
    const replaced = (address: unknown) => (isLocal(address) ? addressOf(address) : address);
    if (!Array.isArray(value)) return isLocal(value) ? [[field.name, replaced(value)]] : [];
    return [[field.name, value.map(replaced).filter((address) => address !== undefined)]];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
