import { type Quality, type Quote, quote } from '../pricing.ts';
import type { Field } from './fields.ts';

/** What prices a run: a tool's fields, as far as they say what the price depends on. */
interface Priced {
  fields: readonly Field[];
}

/**
 * The price of a run: what the button shows and what the server holds, from the same inputs.
 * @param unitPoints points of one run before the factor, from the points config
 * @param input the run's input; what does not bear on the price may still be missing
 */
export function quoteRun(tool: Priced, unitPoints: number, input: Readonly<Record<string, unknown>>): Quote {
  const has = (kind: Field['kind']) => tool.fields.some((field) => field.kind === kind);
  const seconds = secondsOf(tool, input);
  return quote({
    unitPoints,
    ...(has('count') ? { count: input['count'] as number } : {}),
    ...(has('quality') ? { quality: input['quality'] as Quality } : {}),
    ...(seconds === undefined ? {} : { seconds }),
  });
}

/** Length of the medium that a run makes, in seconds; undefined where the tool is not paid by it. */
function secondsOf({ fields }: Priced, input: Readonly<Record<string, unknown>>): number | undefined {
  const length = fields.find((field) => field.kind === 'range' && field.paidBySeconds);
  return length?.kind === 'range' ? Number(input[length.name] ?? length.initial) : undefined;
}

/** Whether the tool is paid by started 5 seconds (decisions, Tool prices). */
export function isPaidBySeconds({ fields }: Priced): boolean {
  return fields.some((field) => field.kind === 'range' && field.paidBySeconds);
}
