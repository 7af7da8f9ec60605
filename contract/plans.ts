/** What a plan is and when it runs: pure, shared by the pricing page in the browser and the order on the server. */
import type { Edition } from './api/accounts.ts';
import type { PlanType } from './api/orders.ts';
import { APPROXIMATE_DIVISOR, EXPIRY_WARNING_DAYS, FROZEN, PERSONS } from './limits.ts';
import type { Site } from './site.ts';

const DAY_MS = 86_400_000;
const RANK: Record<Edition, number> = { free: 0, vip: 1, team: 2, com: 3 };

/** A plan as the organisation's row holds it; what is in force depends on the time. */
export interface PlanState {
  plan: Edition;
  expiresAt: Date | null;
  seats: number;
}

export const NO_PLAN: PlanState = { plan: 'free', expiresAt: null, seats: 1 };

/** The edition in force: free again once the plan has ended (decisions, After expiry). */
export function editionOf(state: Pick<PlanState, 'plan' | 'expiresAt'>, now: Date): Edition {
  return state.expiresAt !== null && state.expiresAt > now ? state.plan : 'free';
}

/**
 * Current seats. Without a running plan there is one seat, or as many as are taken: members stay when a plan ends,
 * but no one can join until it is renewed (decisions, After expiry).
 */
export function seatsInForce(state: PlanState, members: number, now: Date): number {
  return editionOf(state, now) === 'free' ? Math.max(1, members) : state.seats;
}

/** True if buying this type would lower the running plan: its tab is disabled, its order refused. */
export function isLowerPlan(running: Edition, wanted: PlanType): boolean {
  return RANK[wanted] < RANK[running];
}

/**
 * For how many persons a plan type can be bought, and the field's initial value (specification, section 5).
 * @param running the edition in force with its seats: fewer persons of it cannot be bought (decisions, Buying again)
 */
export function personRange(
  type: PlanType,
  members: number,
  running: { edition: Edition; seats: number } = { edition: 'free', seats: 1 },
): { minimum: number; maximum: number; initial: number } {
  if (type === 'vip') return { minimum: 1, maximum: 1, initial: 1 };
  const seats = running.edition === type ? running.seats : 1;
  const fewest = Math.max(members, seats);
  if (type === 'team') {
    const initial = fewest > 1 ? fewest : PERSONS.teamDefault;
    return {
      minimum: fewest,
      maximum: PERSONS.teamMaximum,
      initial: Math.min(initial, PERSONS.teamMaximum),
    };
  }
  const minimum = Math.max(fewest, PERSONS.enterpriseMinimum);
  return { minimum, maximum: PERSONS.enterpriseMaximum, initial: minimum };
}

/** Section 2, period labels: 30 days monthly, 365 yearly, otherwise half-year. */
export function periodOf(validDays: number): 'monthly' | 'yearly' | 'half_year' {
  if (validDays === 30) return 'monthly';
  return validDays === 365 ? 'yearly' : 'half_year';
}

/**
 * Approximate number of images in a pack (decisions, Approximate images). `textToImage` in points per run.
 */
export function approximateImages(
  site: Pick<Site, 'approximateImages'>,
  points: number,
  textToImage: number,
): number {
  const divisor = site.approximateImages === 'divisor' ? APPROXIMATE_DIVISOR : Math.max(1, textToImage);
  return Math.floor(points / divisor);
}

/** When the frozen points of an ended plan are removed (decisions, After expiry). */
export function frozenUntil(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + FROZEN.days * DAY_MS);
}

/** What the expiry alert says: nothing, how many days are left, or that the plan has ended (specification, section 4). */
export function expiryAlert(
  expiresAt: Date | null,
  now: Date,
): { kind: 'expired' } | { kind: 'expires'; days: number } | undefined {
  if (expiresAt === null) return undefined;
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return { kind: 'expired' };
  const days = Math.ceil(left / DAY_MS);
  return days <= EXPIRY_WARNING_DAYS ? { kind: 'expires', days } : undefined;
}
