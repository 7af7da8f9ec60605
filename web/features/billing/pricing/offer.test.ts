import type { PlanType, Product } from '@inkreel/contract/api/orders.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { countOf, mayBuy, refusalOf, type Terms, typeShown, typesShown } from './offer.ts';

const terms = (over: Partial<Terms> = {}): Terms => ({
  edition: 'free',
  expired_at: null,
  seats: 1,
  members: 1,
  may_buy: true,
  periods: [],
  now: '2026-03-01T12:00:00.000Z',
  ...over,
});
const product = (type: PlanType): Product => ({
  id: 'p',
  name: 'Plan',
  price: 100,
  currency: 'USD',
  point: 10,
  valid_days: 30,
  type,
});

describe('tabs (specification, section 5)', () => {
  it.each([
    ['free', []],
    ['vip', []],
    ['team', ['vip']],
    ['com', ['vip', 'team']],
  ] as const)('edition %s disables %j', (edition, disabled) => {
    const refused = SITES.cn.pricingTabs.filter((type) => refusalOf(type, terms({ edition })));
    expect(refused).toEqual(disabled);
  });
  it('a team of more than five cannot take the startup plan', () => {
    expect(refusalOf('team', terms({ members: 6 }))).toEqual({ kind: 'too_many', maximum: 5 });
    expect(refusalOf('team', terms({ members: 5 }))).toBeUndefined();
  });
  it('guests may look at everything', () => {
    expect(refusalOf('vip', undefined)).toBeUndefined();
  });
  it('the international site shows personal plans, the others on demand or if only they are left', () => {
    expect(typesShown(SITES.intl, undefined, false)).toEqual(['vip']);
    expect(typesShown(SITES.intl, undefined, true)).toEqual(['vip', 'team', 'com']);
    expect(typesShown(SITES.intl, terms({ edition: 'team' }), false)).toEqual(['vip', 'team', 'com']);
    expect(typesShown(SITES.cn, undefined, false)).toEqual(['vip', 'team', 'com']);
  });
  it('shows the chosen tab unless it cannot be bought', () => {
    expect(typeShown(['vip', 'team', 'com'], 'com', terms())).toBe('com');
    expect(typeShown(['vip', 'team', 'com'], 'vip', terms({ edition: 'team' }))).toBe('team');
    expect(typeShown(['vip'], undefined, undefined)).toBe('vip');
  });
});

describe('persons', () => {
  it.each([
    ['vip', 4, undefined, 1],
    ['team', 1, undefined, 2],
    ['team', 3, undefined, 3],
    ['team', 3, 2, 3],
    ['team', 1, 9, 5],
    ['com', 1, undefined, 6],
    ['com', 8, 7, 8],
    ['com', 8, 20, 20],
  ] as const)('%s with %i members and %s entered is for %i', (type, members, entered, count) => {
    expect(countOf(type, terms({ members }), entered)).toBe(count);
  });
  it.each([
    ['com', 'com', undefined, 9],
    ['com', 'com', 7, 9],
    ['com', 'com', 12, 12],
    ['team', 'com', undefined, 6],
  ] as const)('while %s runs for nine, %s cannot be bought for fewer', (edition, type, entered, count) => {
    expect(countOf(type, terms({ edition, seats: 9 }), entered)).toBe(count);
  });
});

describe('a choice made before signing in', () => {
  it('continues only if the team may buy it', () => {
    const choice = { product: product('team'), count: 2 };
    expect(mayBuy(choice, undefined)).toBe(true);
    expect(mayBuy(choice, terms())).toBe(true);
    expect(mayBuy(choice, terms({ may_buy: false }))).toBe(false);
    expect(mayBuy(choice, terms({ edition: 'com' }))).toBe(false);
    expect(mayBuy(choice, terms({ members: 3 }))).toBe(false);
  });
});
