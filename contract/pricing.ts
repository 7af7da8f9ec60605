/** What a run costs: pure, shared by the button in the browser and the hold on the server. */

/** Decisions, The factor: quality tiers. */
export const QUALITY_FACTORS = { draft: 0.5, standard: 1, best: 2 } as const;
export type Quality = keyof typeof QUALITY_FACTORS;

/** Everything that a price depends on; stored with the ledger row. */
export interface QuoteInputs {
  /** Points per run before the factor, from the points config. */
  unitPoints: number;
  /** Pictures asked for. */
  count?: number;
  quality?: Quality;
  /** Length of the medium in seconds, where the tool is paid by started 5 seconds. */
  seconds?: number;
}

export interface Quote extends QuoteInputs {
  /** Whole points that the run holds. */
  points: number;
  /** Whole points of one candidate: what is settled for each one that is delivered. */
  pointsEach: number;
}

/** How many times 5 seconds were started; at least once. */
export function startedUnits(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 5));
}

/**
 * Points of a run: unit x candidates x quality x started 5-second units (decisions, The factor).
 * A candidate never costs a fraction of a point: its price is rounded up.
 */
export function quote(inputs: QuoteInputs): Quote {
  const count = inputs.count ?? 1;
  const units = inputs.seconds === undefined ? 1 : startedUnits(inputs.seconds);
  const pointsEach = Math.ceil(inputs.unitPoints * QUALITY_FACTORS[inputs.quality ?? 'standard'] * units);
  return { ...inputs, points: pointsEach * count, pointsEach };
}
