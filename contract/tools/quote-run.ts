import { kindOf } from '../fields/field.ts';
import type { Input } from '../fields/kind.ts';
import { meterOf } from '../outputs/data-outputs.ts';
import { type PaidPart, type Quote, type QuoteInputs, quote, SAMPLE_SECONDS } from '../pricing.ts';
import type { Capability } from './capabilities.ts';
import type { Field } from './kinds/index.ts';

/** What determines a run's price: the tool's fields that affect it, and its capability's meter. */
interface Priced {
  fields: readonly Field[];
  capability?: Capability;
}

/**
 * The price of a run: what the button shows and what the server holds, from the same inputs. For a metered
 * capability it is the maximum that the run can cost.
 * @param unitPoints points of one run before the factor, from the points config
 * @param input the run's input; properties that do not affect the price may still be missing
 * @param part the result of `partOf` for it
 */
export function quoteRun(tool: Priced, unitPoints: number, input: Input, part?: PaidPart): Quote {
  return quote({ unitPoints, ...priceFactors(tool, input), ...(part && { part }) });
}

/** A run that is not whole: a sample, or the rest of the sample with this id. */
export interface PartWish {
  sample?: boolean | undefined;
  restOf?: string | undefined;
}

/** Whether a run of this input may begin with a sample: media no longer than a sample are processed whole. */
export function hasSample(tool: Priced & { sampleFirst?: true }, input: Input): boolean {
  const { seconds = 0 } = priceFactors(tool, input);
  return tool.sampleFirst === true && seconds > SAMPLE_SECONDS;
}

/** The part of its sound or video that a run is charged for; undefined for the whole. */
export function partOf(
  tool: Priced & { sampleFirst?: true },
  input: Input,
  { sample, restOf }: PartWish,
): PaidPart | undefined {
  if (!hasSample(tool, input)) return undefined;
  if (restOf !== undefined) return 'rest';
  return sample ? 'sample' : undefined;
}

/** What else the price of the tool's runs depends on: a key is present if it does. */
export function priceFactors(
  { fields, capability }: Priced,
  input: Input = {},
): Omit<QuoteInputs, 'unitPoints'> {
  const meter = capability && meterOf(capability);
  const { text } = input;
  const characters =
    capability === 'text_to_speech' && typeof text === 'string' ? [...text].length : undefined;
  // A film is paid by started minutes (decisions, Story prices).
  const film =
    capability === 'export_film' ? { seconds: Number(input['seconds'] ?? 0), secondsEach: 60 } : undefined;
  return Object.assign(
    {},
    film,
    meter && { meter },
    characters !== undefined && { characters },
    ...fields.map((field) => kindOf(field).price?.(field, input)),
  );
}

/** Whether the tool is paid by started 5 seconds (decisions, Tool prices). */
export function isPaidBySeconds(tool: Priced): boolean {
  return 'seconds' in priceFactors(tool);
}
