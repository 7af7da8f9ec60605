/** What the pricing cards show and which of them may be bought, without React. */
import type { Edition } from '@inkreel/contract/api/accounts.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { PlanType, Product, purchaseTerms } from '@inkreel/contract/api/orders.ts';
import { isLowerPlan, personRange } from '@inkreel/contract/plans.ts';
import type { Site } from '@inkreel/contract/site.ts';

/** What the organisation may buy, as the server says; undefined for guests and until it is known. */
export type Terms = OutputOf<typeof purchaseTerms>;

export type TabRefusal = { kind: 'lower'; running: Edition } | { kind: 'too_many'; maximum: number };

/** Why a tab is disabled; undefined if it is not. */
export function refusalOf(type: PlanType, terms: Terms | undefined): TabRefusal | undefined {
  if (terms === undefined) return undefined;
  if (isLowerPlan(terms.edition, type)) return { kind: 'lower', running: terms.edition };
  const { minimum, maximum } = personRange(type, terms.members, terms);
  return minimum > maximum ? { kind: 'too_many', maximum } : undefined;
}

const ALL: readonly PlanType[] = ['vip', 'team', 'com'];

/**
 * The plan types that are shown, in their order. A site without tabs shows its one type; the others come with
 * `expanded`, and without it if that one cannot be bought.
 */
export function typesShown(
  site: Pick<Site, 'pricingTabs'>,
  terms: Terms | undefined,
  expanded: boolean,
): readonly PlanType[] {
  if (site.pricingTabs.length > 1) return site.pricingTabs;
  const usable = site.pricingTabs.some((type) => refusalOf(type, terms) === undefined);
  return expanded || !usable ? ALL : site.pricingTabs;
}

/** The tab to show: the one that was chosen while it can be bought, else the first that can. */
export function typeShown(
  types: readonly PlanType[],
  chosen: PlanType | undefined,
  terms: Terms | undefined,
): PlanType {
  const usable = types.filter((type) => refusalOf(type, terms) === undefined);
  if (chosen !== undefined && usable.includes(chosen)) return chosen;
  return usable[0] ?? types[0] ?? 'vip';
}

/** For how many persons: the entered number, within the range; the initial count by default. */
export function countOf(type: PlanType, terms: Terms | undefined, entered: number | undefined): number {
  const { minimum, maximum, initial } = personRange(type, terms?.members ?? 1, terms);
  return entered === undefined ? initial : Math.min(maximum, Math.max(minimum, entered));
}

/** True if the server would take the order as far as the browser can tell. */
export function mayBuy(choice: { product: Product; count: number }, terms: Terms | undefined): boolean {
  if (terms === undefined) return true;
  const { type } = choice.product;
  const { minimum, maximum } = personRange(type, terms.members, terms);
  const fits = choice.count >= minimum && choice.count <= maximum;
  return terms.may_buy && refusalOf(type, terms) === undefined && fits;
}
