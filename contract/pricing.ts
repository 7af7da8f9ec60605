/** What a run costs: pure, shared by the button in the browser and the hold on the server. */

/** Decisions, The factor: quality tiers. */
export const QUALITY_FACTORS = { draft: 0.5, standard: 1, best: 2 } as const;
export type Quality = keyof typeof QUALITY_FACTORS;

/** How a run without a fixed price is charged: by usage, per started `per` units. */
export interface Meter {
  /** What is counted: tokens as the provider counts them, or characters of the answer. */
  unit: 'tokens' | 'characters';
  /** How many of them the tool's points buy. */
  per: number;
  /** Units covered by the hold, per candidate: the maximum charge. */
  maximum: number;
}

/** Decisions, Sample first: how long a sample is, in seconds. */
export const SAMPLE_SECONDS = 5;
/** The part of the sound or video that a run is charged for: its first five seconds, or the rest. */
export type PaidPart = 'sample' | 'rest';

/** Everything that a price depends on; stored with the ledger row. */
export interface QuoteInputs {
  /** Points per run before the factor, from the points config. */
  unitPoints: number;
  /** Requested pictures. */
  count?: number;
  quality?: Quality;
  /** Length of the sound or video in seconds, if the tool is paid by started 5 seconds. */
  seconds?: number;
  /** How many of those seconds the points buy; 5 by default. */
  secondsEach?: number;
  /** Which part of those seconds is charged, if not all. */
  part?: PaidPart;
  /** Length of the text, if it is paid by started 100 characters. */
  characters?: number;
  /** How the run is metered, if it is paid by amount. */
  meter?: Meter;
}

export interface Quote extends QuoteInputs {
  /** Whole points that the run holds: its price, or the maximum for a metered run. */
  points: number;
  /** Whole points of one candidate, or of one `per` of the meter: the charge for each delivered one. */
  pointsEach: number;
  /** An earlier step of the same project paid for it: it costs nothing. */
  included?: true;
}

/** Number of started units of time, by default of 5 seconds; at least one. */
export function startedUnits(seconds: number, each = 5): number {
  return Math.max(1, Math.ceil(seconds / each));
}

/** Decisions, Tool prices: characters that the points of a spoken text buy. */
const CHARACTERS_PER_UNIT = 100;

/**
 * Number of units that a run is charged for: started 5 seconds, or started 100 characters of a text.
 */
export function paidUnits({
  seconds,
  secondsEach,
  part,
  characters,
}: Pick<QuoteInputs, 'seconds' | 'secondsEach' | 'part' | 'characters'>): number {
  if (characters !== undefined) return Math.max(1, Math.ceil(characters / CHARACTERS_PER_UNIT));
  if (seconds === undefined || part === 'sample') return 1;
  return startedUnits(seconds, secondsEach) - (part === 'rest' ? 1 : 0);
}

/** Number of started `per` units; at least one if anything was delivered. */
export function startedAmounts(amount: number, { per }: Pick<Meter, 'per'>): number {
  return Math.max(1, Math.ceil(amount / per));
}

/**
 * Points of a run: unit x candidates x quality x started 5-second units (decisions, The factor).
 * A sample costs one unit, and the rest costs the other units.
 * A candidate never costs a fraction of a point: its price is rounded up.
 */
export function quote(inputs: QuoteInputs): Quote {
  const count = inputs.count ?? 1;
  const units = paidUnits(inputs);
  const pointsEach = Math.ceil(inputs.unitPoints * QUALITY_FACTORS[inputs.quality ?? 'standard'] * units);
  const most = inputs.meter === undefined ? 1 : startedAmounts(inputs.meter.maximum, inputs.meter);
  return { ...inputs, points: pointsEach * most * count, pointsEach };
}

/** Points of a metered run by its usage: never more than it holds. */
export function meteredPoints({ points, pointsEach, meter }: Quote, amount: number): number {
  return meter === undefined ? points : Math.min(points, pointsEach * startedAmounts(amount, meter));
}
