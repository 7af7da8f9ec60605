import { isValid, type Rule } from './rules.ts';

/**
 * A value from outside reduced to what a rule knows: of records, only the known properties. Undefined for a
 * value that does not fit. For stored values, in which a property of a newer or older version is no reason to
 * refuse the whole.
 */
export function knownValue(rule: Rule, value: unknown): unknown {
  const known = pick(rule, value);
  return isValid(rule, known) ? known : undefined;
}

function pick(rule: Rule, value: unknown): unknown {
  if (rule.type === 'list' && Array.isArray(value)) return value.map((each) => pick(rule.of, each));
  if (rule.type !== 'record' || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(rule.properties).flatMap(([name, property]) => {
    const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    return given === undefined ? [] : [[name, pick(property.rule, given)] as const];
  });
  return Object.fromEntries(entries);
}
