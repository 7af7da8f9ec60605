import { fileNames } from '@inkreel/contract/fields/field.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { isLocal } from '../../uploads/uploaded-image.ts';
import type { FormValues } from '../kit/form-values.ts';

type Fields = Pick<Tool, 'fields'>;

/** The pictures that the values name and that only this browser has. */
export function localAddresses({ fields }: Fields, values: FormValues): string[] {
  return fields
    .flatMap(fileNames)
    .flatMap((name) => values[name])
    .filter(isLocal);
}

/** The values with other addresses for those pictures; one that has none is left out. */
export function withAddresses(
  { fields }: Fields,
  values: FormValues,
  addressOf: (local: string) => string | undefined,
): FormValues {
  const changed = fields.flatMap(fileNames).flatMap((name): [string, unknown][] => {
    const value = values[name];
    const replaced = (address: unknown) => (isLocal(address) ? addressOf(address) : address);
    if (!Array.isArray(value)) return isLocal(value) ? [[name, replaced(value)]] : [];
    return [[name, value.map(replaced).filter((address) => address !== undefined)]];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
