/** The values of a tool's form: what a new one holds, and whether they make a run. */
import type { ErrorCode } from '../errors.ts';
import type { Field } from '../tools/kinds/index.ts';
import { REFUSALS } from '../tools/refusals.ts';
import { kindOf, pictureMisfit, propertiesOf } from './field.ts';
import type { Input, PictureSizes, ValueBlocker } from './kind.ts';
import { isEmpty, isValid, type Property, type Rule } from './rules.ts';

interface Fields {
  fields: readonly Field[];
}

/** Why the form cannot be run as it stands: `form` where a value does not fit, else what to say of it. */
export type Blocker = 'form' | ValueBlocker | ErrorCode;

const blankOf = ({ blank, initial }: Property): unknown => blank ?? initial;

/** A new form; an optional property starts as undefined. */
export function blankValues({ fields }: Fields): Input {
  return fillBlanks(fields, () => undefined);
}

/**
 * A form with the given values where there are some, and what a new one holds elsewhere.
 * @param valueOf the value to take for a property; undefined for none
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
 * The run's input as the server takes it, or what stands against it.
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

/** A value as the server takes it: words without the white space around them, those of lists and records too. */
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
