import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { isLocal } from '../../uploads/uploaded-image.ts';
import type { FormValues } from './form-state.ts';

type Fields = Pick<Tool, 'fields'>;

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
