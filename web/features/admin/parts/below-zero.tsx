import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMicros } from '../../../lib/money.ts';
import { belowZero, factorToBreakEven, type Sums } from './margin.ts';

/**
 * Tools or routes whose runs cost more than they brought in, with what can be done about it. Nothing if there are none.
 */
export function BelowZero({ rows }: { rows: readonly { name: string; sums: Sums }[] }) {
  const { costs } = useAreaTexts(adminTexts);
  const { language, number, gap } = useLanguage();
  const { below: texts } = costs;
  const losses = rows
    .flatMap(({ name, sums }) => {
      const loss = belowZero(sums);
      return loss ? [{ name, sums, loss }] : [];
    })
    // Sorted by loss within a currency, largest first.
    .sort(
      (one, other) => one.loss.currency.localeCompare(other.loss.currency) || one.loss.left - other.loss.left,
    );
  if (losses.length === 0) return null;
  return (
    <div
      role="status"
      className="my-4 border-l-2 border-amber bg-amber-wash px-4 py-3 text-[13px] leading-5 text-amber"
    >
      <h2 className="mb-1 font-ui text-[13px] leading-5 font-semibold tracking-normal">{texts.title}</h2>
      <ul className="grid gap-1">
        {losses.map(({ name, sums, loss }) => {
          const factor = factorToBreakEven(loss);
          const isGift = sums.paid_points * 2 < sums.points;
          const money = (micros: number) => formatMicros(micros, loss.currency, language);
          return (
            <li key={name}>
              {texts.line({ name, cost: money(loss.cost), income: money(loss.income) })}
              {gap}
              {isGift && texts.gifts}
              {!isGift && factor !== undefined && texts.raise({ factor: number(factor) })}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <LanguageLink className="link" to="/admin/prices">
          {texts.setPrice}
        </LanguageLink>
        <LanguageLink className="link" to="/admin/engines">
          {texts.changeEngine}
        </LanguageLink>
      </p>
    </div>
  );
}
