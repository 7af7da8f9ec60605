import { isValid, type Rule } from './rules.ts';

/**
 * A value from outside as a rule has it: of records only the properties that the rule knows. Undefined for a value that
 * does not fit. For what is stored, where a property of a newer or an older program is no reason to refuse the whole.
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
