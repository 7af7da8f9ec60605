/** The effect of a purchase on the current plan, by the server's facts, without React. */
import type { Edition } from '@inkreel/contract/api/accounts.ts';
import { changePlan, type Purchase, planOfTerms } from '@inkreel/contract/plan-time.ts';
import type { Terms } from './offer.ts';

export interface ShownChange {
  /** End of the plan after it. */
  until: Date;
  /** How time is converted; undefined if days are only added. */
  converted: undefined | { from: Edition; fromCount: number; leftHours: number; hours: number };
}

const HOUR_MS = 3_600_000;

/**
 * The change that the dialog shows before the payment. The server computes it again when the payment arrives: the hours
 * until then are used up in the old plan, and the new end is later by as much.
 *
 * @returns undefined for guests, while the terms are loading, and if this cannot be bought
 */
export function shownChange(terms: Terms | undefined, purchase: Purchase): ShownChange | undefined {
  if (terms === undefined) return undefined;
  const { kind, from, leftMs, convertedHours, after } = changePlan(
    planOfTerms(terms),
    purchase,
    new Date(terms.now),
  );
  if (kind === 'convert' || after.expiresAt === null) return undefined;
  const leftHours = Math.floor(leftMs / HOUR_MS);
  const converted =
    kind === 'upgrade' ? { from, fromCount: terms.seats, leftHours, hours: convertedHours } : undefined;
  return { until: after.expiresAt, converted };
}
