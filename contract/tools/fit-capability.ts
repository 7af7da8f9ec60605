import type { z } from 'zod';
import { mediumOf, propertiesOf } from '../fields/field.ts';
import { type Properties, type Property, type Rule } from '../fields/rules.ts';
import type { Capability, CapabilityInput } from './capabilities.ts';
import { CAPABILITY_INPUTS } from './capability-inputs.ts';
import type { Field } from './kinds/index.ts';

interface Fitted {
  capability: Capability;
  fields: readonly Field[];
  /** Properties that no field gives. */
  properties?: Properties;
}

/**
 * Why the fields of a tool do not make the input of its capability, as a sentence; undefined if they do. Checked both
 * ways: each property of a field is one of the capability's and gives it values that it takes, and each property that
 * the capability needs is always given.
 */
export function misfitOf({ capability, fields, properties }: Fitted): string | undefined {
  const { shape } = CAPABILITY_INPUTS[capability] as z.ZodObject;
  const given: Properties = Object.assign({}, ...fields.map(propertiesOf), properties);
  const measured = fields.flatMap((field) => mediumOf(field)?.secondsName ?? []);
  for (const [name, { rule }] of Object.entries(given)) {
    const taken = shape[name] as z.ZodType | undefined;
    if (!taken) return `${capability} takes no ${name}`;
    const wrong = examplesOf(rule).find((value) => !taken.safeParse(value).success);
    if (wrong !== undefined) return `${capability} does not take ${JSON.stringify(wrong)} as its ${name}`;
  }
  for (const [name, taken] of Object.entries(shape)) {
    if ((taken as z.ZodType).safeParse(undefined).success) continue;
    const property = given[name];
    if (!property) return `${capability} needs ${name}, which no field gives`;
    if (!isAlwaysGiven(property) && !measured.includes(name))
      return `${capability} needs ${name}, which its field may leave out`;
  }
  return undefined;
}

const isAlwaysGiven = ({ optional, random }: Property): boolean => !optional || random !== undefined;

/** The input of a run as its capability takes it. @throws ZodError if the tool made none: it was not checked */
export function capabilityInput<C extends Capability>(
  capability: C,
  input: Readonly<Record<string, unknown>>,
): CapabilityInput[C] {
  return CAPABILITY_INPUTS[capability].parse(input) as CapabilityInput[C];
}

/** Values that stand for all that a rule allows: each type, each option, both ends of a range. */
function examplesOf(rule: Rule): unknown[] {
  switch (rule.type) {
    case 'text':
      return ['some words'];
    case 'file':
      return ['/files/example'];
    case 'number':
      return [rule.minimum, rule.maximum];
    case 'flag':
      return [true, false];
    case 'color':
      return [EXAMPLE_COLOR];
    case 'one_of':
      return [...rule.values];
    case 'list':
      return examplesOf(rule.of).map((value) => [value]);
    case 'record':
      return recordsOf(rule.properties);
  }
}

const EXAMPLE_COLOR = '#a0b1c2';

/** A record for each example of each property, beside the first ones of the others, and one without what is optional. */
function recordsOf(properties: Properties): unknown[] {
  const each = Object.entries(properties).map(
    ([name, property]) => [name, property, examplesOf(property.rule)] as const,
  );
  const whole = Object.fromEntries(each.map(([name, , [first]]) => [name, first]));
  const least = Object.fromEntries(
    each.flatMap(([name, { optional }, [first]]) => (optional ? [] : [[name, first]])),
  );
  return [least, ...each.flatMap(([name, , values]) => values.map((value) => ({ ...whole, [name]: value })))];
}
