import type { Product } from '@inkreel/contract/api/orders.ts';
import { PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { approximateImages, periodOf } from '@inkreel/contract/plans.ts';
import { clsx } from 'clsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import type { Terms } from './offer.ts';
import { shownChange } from './plan-change.ts';

interface PlanCardProps {
  product: Product;
  /** Persons bought for: price and points are times this. */
  count: number;
  popular: boolean;
  /** Points of one picture, for sites that express points in pictures. */
  textToImage: number;
  /** The terms of the current plan; undefined for guests. */
  terms: Terms | undefined;
  /** Left out if nothing can be bought now. */
  onBuy: (() => void) | undefined;
}

/** One product as a ticket of the sheet (specification, section 2, Pricing modal). */
export function PlanCard({ product, count, popular, textToImage, terms, onBuy }: PlanCardProps) {
  const texts = useAreaTexts(pricingTexts).card;
  const site = useSite();
  const { language, number } = useLanguage();
  const money = (amount: number) => formatMoney(amount, product.currency, language);
  const period = texts.periods[periodOf(product.valid_days)];
  const points = product.point * count;
  const price = money(product.price * count);
  const { type, currency, valid_days: validDays } = product;
  const purchase = { type, count, amount: product.price * count, currency, points, validDays };
  const converted = shownChange(terms, purchase)?.converted;
  const lines: [string, string][] = [
    ...(converted
      ? [
          [texts.converted, texts.convertedDays({ days: Math.floor(converted.hours / 24) })] as [
            string,
            string,
          ],
        ]
      : []),
    [texts.pictures, texts.about({ count: approximateImages(site, points, textToImage) })],
    count > 1
      ? [texts.unit, texts.perPerson({ price: money(product.price), count })]
      : [texts.perThousand, money(Math.round((product.price * 1000) / Math.max(1, product.point)))],
    [texts.projects, texts.projectCount({ count: PROJECT_CAPS[product.type] })],
  ];
  return (
    <li className="plan">
      <div className="plan-name">
        <h3>
          {product.name} <span>{period}</span>
        </h3>
        {popular && <span className="plan-popular">{texts.popular}</span>}
      </div>
      <p className="plan-price">
        <b>{price}</b>
        <span>{texts.days({ days: product.valid_days })}</span>
      </p>
      <p className="plan-points">
        <b>{number(points)}</b> {count > 1 ? texts.shared({ count }) : texts.points}
      </p>
      {lines.map(([label, figure]) => (
        <p key={label} className="leader plan-line">
          <span>{label}</span>
          <span>{figure}</span>
        </p>
      ))}
      <Button
        look={popular ? 'seal' : 'outline'}
        size="large"
        className="mt-5 w-full"
        disabled={onBuy === undefined}
        aria-label={texts.startFor({ name: product.name, period, price })}
        onClick={onBuy}
      >
        {texts.start}
      </Button>
    </li>
  );
}

const WIDTHS = ['w-24', 'w-32', 'w-28'] as const;

/** A placeholder for the sheet, of its final height, until the figures are loaded. */
export function PlanSkeleton({ index, popular }: { index: number; popular: boolean }) {
  const texts = useAreaTexts(pricingTexts).card;
  const period = (['monthly', 'half_year', 'yearly'] as const)[index] ?? 'yearly';
  return (
    <li className="plan" aria-hidden>
      <div className="plan-name">
        <h3>
          <span>{texts.periods[period]}</span>
        </h3>
        {popular && <span className="plan-popular">{texts.popular}</span>}
      </div>
      <p className="plan-price">
        <span className={clsx('skeleton h-10', WIDTHS[index])} />
      </p>
      <p className="plan-points">
        <span className="skeleton inline-block h-6 w-20 align-middle" />
      </p>
      {[texts.pictures, texts.perThousand, texts.projects].map((label) => (
        <p key={label} className="leader plan-line">
          <span>{label}</span>
          <span className="skeleton inline-block h-3 w-10" />
        </p>
      ))}
      <div className="skeleton mt-5 h-12 w-full rounded-control" />
    </li>
  );
}
