/** Schemas of the fields' rules, for the server; the browser checks the rules directly. */
import { z } from 'zod';
import { safeText } from '../api/common.ts';
import type { ErrorCode } from '../errors.ts';
import { COLOR_PATTERN, FILE_URL_LENGTH, type Properties, type Property, type Rule } from './rules.ts';

/** The schema of each property, by its name. */
export function schemaShape(properties: Properties): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, propertySchema(property)]),
  );
}

/** The schema of a value; `Value` is the type that the caller gives it. */
export function ruleSchema<Value = unknown>(rule: Rule): z.ZodType<Value> {
  return schemaOf(rule) as z.ZodType<Value>;
}

function propertySchema({ rule, required, optional, initial }: Property): z.ZodType {
  const schema = schemaOf(rule);
  if (required) return needed(schema, required);
  if (initial !== undefined) return schema.default(initial);
  return optional ? schema.optional() : schema;
}

/** A missing value is reported with the field's own code, not as a wrong type. */
const needed = (schema: z.ZodType, required: ErrorCode): z.ZodType =>
  // Null instead of undefined: a key that may be undefined may be left out, and would not be checked.
  z.preprocess((given) => given ?? null, schema.nullable()).refine(isGiven, { error: required });
const isGiven = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function schemaOf(rule: Rule): z.ZodType {
  switch (rule.type) {
    case 'text': {
      const text = safeText.max(rule.longest);
      return rule.trimmed ? text.transform((given) => given.trim()) : text;
    }
    case 'file':
      return safeText.min(1).max(FILE_URL_LENGTH);
    case 'number':
      return (rule.whole ? z.int() : z.number()).min(rule.minimum).max(rule.maximum);
    case 'flag':
      return z.boolean();
    case 'color':
      return z.string().regex(COLOR_PATTERN);
    case 'one_of':
      return z.literal(rule.values);
    case 'list':
      return z.array(schemaOf(rule.of)).max(rule.longest);
    case 'record':
      return z.strictObject(schemaShape(rule.properties));
  }
}
