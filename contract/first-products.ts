/**
 * What an installation sells until its operator changes it: the rows of a migration. The prerendered pricing page shows
 * them, and a test compares both.
 */
import type { PlanType, Product } from './api/orders.ts';
import type { Language, Site } from './site.ts';

const NAMES: Record<PlanType, Record<Language, string>> = {
  vip: { en: 'Personal', zh: '个人会员' },
  team: { en: 'Startup', zh: '创业团队' },
  com: { en: 'Enterprise', zh: '企业版' },
};

/** By plan type, in the order of the cards: days, points, and price in US cents and in fen, for one person. */
const ROWS: Record<PlanType, readonly (readonly [days: number, points: number, usd: number, cny: number])[]> =
  {
    vip: [
      [30, 1000, 990, 6900],
      [180, 6600, 4900, 34900],
      [365, 14400, 8900, 62900],
    ],
    team: [
      [30, 1100, 891, 6210],
      [180, 6600, 4410, 31410],
      [365, 13200, 8010, 56610],
    ],
    com: [
      [30, 1250, 792, 5520],
      [180, 7500, 3920, 27920],
      [365, 15000, 7120, 50320],
    ],
  };

/** Their ids, which differ between installations, are empty. */
export function firstProducts(site: Pick<Site, 'currency'>, language: Language): Product[] {
  const types = Object.keys(ROWS) as PlanType[];
  return types.flatMap((type) =>
    ROWS[type].map(([days, points, usd, cny]) => ({
      id: '',
      name: NAMES[type][language],
      price: site.currency === 'USD' ? usd : cny,
      currency: site.currency,
      point: points,
      valid_days: days,
      type,
    })),
  );
}
