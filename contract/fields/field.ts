/** Fields of tools through their kinds, for code that does not depend on particular kinds. */
import type { ErrorCode } from '../errors.ts';
import { type Field, KINDS } from '../tools/kinds/index.ts';
import type { Input, Kind, Medium, OptionSet, PictureSizes } from './kind.ts';
import type { Properties, Rule } from './rules.ts';

interface Fields {
  fields: readonly Field[];
}

/** The kind of a field, bound to it. */
export const kindOf = (field: Field): Kind<Field> => KINDS[field.kind] as Kind<Field>;

/**
 * What the field adds to the input of a run. A field that counts only for one value of another field may be
 * left out; if that value requires it, the tool's refusal says so (`contract/tools/refusals.ts`).
 */
export function propertiesOf(field: Field): Properties {
  const properties = kindOf(field).properties(field);
  if (field.when === undefined) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, { required, ...property }]) => [
      name,
      required ? { ...property, optional: true } : property,
    ]),
  );
}

/** Whether the field counts, given the other values of a form. */
export const counts = ({ when }: Field, values: Input): boolean =>
  when === undefined || values[when.name] === when.value;

const namesWhere = (field: Field, holds: (rule: Rule) => boolean): string[] =>
  Object.entries(propertiesOf(field)).flatMap(([name, { rule }]) => (holds(rule) ? [name] : []));

/** The properties of a field that name files, one or several. */
export const fileNames = (field: Field): string[] =>
  namesWhere(field, (rule) => (rule.type === 'list' ? rule.of : rule).type === 'file');

/** The properties of a field that name one picture. */
export const singlePictureNames = (field: Field): string[] =>
  mediumOf(field) ? [] : namesWhere(field, ({ type }) => type === 'file');

/** The sound or video that a field takes; undefined for a field of anything else. */
export const mediumOf = (field: Field): Medium | undefined => kindOf(field).medium?.(field);

/** The properties of a field that hold free text. */
export const textNames = (field: Field): string[] => namesWhere(field, ({ type }) => type === 'text');

/** The set of values that a field offers; undefined for a field that offers none. */
export const optionSetOf = (field: Field): OptionSet | undefined => kindOf(field).options?.(field);

/** Every set of values that the tool's form offers. */
export const optionSetsOf = ({ fields }: Fields): OptionSet[] =>
  fields.flatMap((field) => optionSetOf(field) ?? []);

/**
 * What is wrong with the pictures of a field: their own size, or their fit to the picture below. A picture
 * that is not known yet is fine.
 */
export const pictureMisfit = (field: Field, input: Input, sizes: PictureSizes): ErrorCode | undefined =>
  kindOf(field).pictureProblem?.(field, input, sizes);
