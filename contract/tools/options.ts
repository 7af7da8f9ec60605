import type { Tool } from './define-tool.ts';
import type { Field } from './fields.ts';

/** A field that offers a set of values, by the property of the run that it sets. */
export interface OptionSet {
  name: string;
  values: readonly (string | number)[];
  /** Those of them that rules alone do not do. */
  needModel: readonly (string | number)[];
}

/** The set of values that a field offers; undefined for a field of any other kind. */
export function optionSetOf(field: Field): OptionSet | undefined {
  if (field.kind === 'style')
    return { name: 'style', values: field.values, needModel: field.needsEngine ?? [] };
  if (field.kind !== 'choice') return undefined;
  const valuesOf = (choices: typeof field.values) => choices.map(({ value }) => value);
  return {
    name: field.name,
    values: valuesOf(field.values),
    needModel: valuesOf(field.values.filter(({ needsEngine }) => needsEngine)),
  };
}

/** Every set of values that the tool's form offers. */
export function optionSetsOf({ fields }: Pick<Tool, 'fields'>): OptionSet[] {
  return fields.flatMap((field) => optionSetOf(field) ?? []);
}
