import { kindOf } from '../fields/field.ts';
import type { Input } from '../fields/kind.ts';
import { meterOf } from '../outputs/data-outputs.ts';
import { type Quote, type QuoteInputs, quote } from '../pricing.ts';
import type { Capability } from './capabilities.ts';
import type { Field } from './kinds/index.ts';

/** What prices a run: a tool's fields, as far as they say what the price depends on, and its capability's meter. */
interface Priced {
  fields: readonly Field[];
  capability?: Capability;
}

/**
 * The price of a run: what the button shows and what the server holds, from the same inputs. Where the capability is
 * metered it is the most that the run can cost.
 * @param unitPoints points of one run before the factor, from the points config
 * @param input the run's input; what does not bear on the price may still be missing
 */
export function quoteRun(tool: Priced, unitPoints: number, input: Input): Quote {
  return quote({ unitPoints, ...priceFactors(tool, input) });
}

/** What the price of the tool's runs depends on beside its points: a key is there where it does. */
export function priceFactors(
  { fields, capability }: Priced,
  input: Input = {},
): Omit<QuoteInputs, 'unitPoints'> {
  const meter = capability && meterOf(capability);
  return Object.assign({}, meter && { meter }, ...fields.map((field) => kindOf(field).price?.(field, input)));
}

/** Whether the tool is paid by started 5 seconds (decisions, Tool prices). */
export function isPaidBySeconds(tool: Priced): boolean {
  return 'seconds' in priceFactors(tool);
}
