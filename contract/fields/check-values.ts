/** The values of a tool's form: their defaults, and whether they make a valid run. */
import type { ErrorCode } from '../errors.ts';
import type { Field } from '../tools/kinds/index.ts';
import { REFUSALS } from '../tools/refusals.ts';
import { kindOf, pictureMisfit, propertiesOf } from './field.ts';
import type { Input, PictureSizes, ValueBlocker } from './kind.ts';
import { isEmpty, isValid, type Property, type Rule } from './rules.ts';

interface Fields {
  fields: readonly Field[];
}

/** Why the form cannot be run as it is: `form` if a value does not fit, otherwise a more precise code. */
export type Blocker = 'form' | ValueBlocker | ErrorCode;

const blankOf = ({ blank, initial }: Property): unknown => blank ?? initial;

/** A new form; an optional property starts as undefined. */
export function blankValues({ fields }: Fields): Input {
  return fillBlanks(fields, () => undefined);
}

/**
 * A form with the given values, and defaults for the others.
 * @param valueOf the value for a property; undefined for the default
 */
export function fillBlanks(
  fields: readonly Field[],
  valueOf: (name: string, property: Property) => unknown,
): Input {
  const properties = fields.flatMap((field) => Object.entries(propertiesOf(field)));
  return Object.fromEntries(
    properties.map(([name, property]) => [name, valueOf(name, property) ?? blankOf(property)]),
  );
}

/**
 * The run's input as the server reads it, or what is wrong with it.
 * @param pictures pixels of the pictures that the values name, as far as they are known
 */
export function checkValues(
  tool: Fields & { id: string },
  values: Input,
  pictures: PictureSizes = {},
): { input: Record<string, unknown> } | { blocker: Blocker } {
  const input: Record<string, unknown> = {};
  for (const field of tool.fields) {
    for (const [name, property] of Object.entries(propertiesOf(field))) {
      const value = values[name];
      const blocker = blockerOf(field, property, value);
      if (blocker) return { blocker };
      const sent = sentOf(property.rule, value);
      if (sent !== undefined && sent !== '') input[name] = sent;
    }
    const misfit = pictureMisfit(field, input, pictures);
    if (misfit) return { blocker: misfit };
  }
  const refused = REFUSALS[tool.id]?.(input, pictures);
  return refused ? { blocker: refused } : { input };
}

/** A value as the server reads it: texts trimmed, also in lists and records. */
function sentOf(rule: Rule, value: unknown): unknown {
  if (rule.type === 'list') return (value as unknown[] | undefined)?.map((item) => sentOf(rule.of, item));
  if (rule.type === 'record')
    return (
      value &&
      Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          const property = rule.properties[name];
          return [name, property ? sentOf(property.rule, inner) : inner];
        }),
      )
    );
  return rule.type === 'text' && rule.trimmed && typeof value === 'string' ? value.trim() : value;
}

function blockerOf(
  field: Field,
  { rule, required, optional }: Property,
  value: unknown,
): Blocker | undefined {
  if (required && isEmpty(value)) return required;
  if (value === undefined ? optional : isValid(rule, value)) return undefined;
  return kindOf(field).blocker?.(value) ?? 'form';
}
