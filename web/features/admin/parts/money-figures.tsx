import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { formatMicros } from '../../../lib/money.ts';
import { costEach, isCostUnknown, marginOf, type Sums } from './margin.ts';

/** Writes amounts of several currencies side by side; 0 if there are none. */
function useAmounts() {
  const { language, number } = useLanguage();
  return (amounts: readonly { currency: string; micros: number }[]) =>
    amounts.length === 0
      ? number(0)
      : amounts.map(({ currency, micros }) => formatMicros(micros, currency, language)).join(' + ');
}

/** The total cost of runs; unknown if no part of it is known. */
export function SpentFigure({ sums }: { sums: Sums }) {
  const { costs: texts } = useAreaTexts(adminTexts);
  const amounts = useAmounts();
  return isCostUnknown(sums) ? texts.unknown : amounts(costsOf(sums));
}

/** The same with the cost of one run; unknown parts are noted below. */
export function CostFigure({ sums }: { sums: Sums }) {
  const { costs: texts } = useAreaTexts(adminTexts);
  const amounts = useAmounts();
  const { unknown, at_most: atMost } = sums;
  const each = costEach(sums);
  return (
    <>
      <SpentFigure sums={sums} />
      {each !== undefined && each.length > 0 && <small>{texts.eachRun({ value: amounts(each) })}</small>}
      {unknown > 0 && !isCostUnknown(sums) && (
        <small className="text-amber">{texts.unknownRuns({ count: unknown })}</small>
      )}
      {atMost > 0 && <small>{texts.atMostRuns({ count: atMost })}</small>}
    </>
  );
}

/** The average cost of a run. */
export function CostEachFigure({ sums }: { sums: Sums }) {
  const { costs: texts } = useAreaTexts(adminTexts);
  const amounts = useAmounts();
  const each = costEach(sums);
  if (each !== undefined) return amounts(each);
  return sums.unknown > 0 ? texts.unknown : '–';
}

/** The income from runs. */
export function IncomeFigure({ sums: { money } }: { sums: Sums }) {
  const amounts = useAmounts();
  const incomes = money.filter(({ income }) => income > 0);
  return amounts(incomes.map(({ currency, income }) => ({ currency, micros: income })));
}

/** The margin, as a share of the income or, if nothing came in, as an amount. */
export function MarginFigure({ sums }: { sums: Sums }) {
  const { costs: texts } = useAreaTexts(adminTexts);
  const { language, share } = useLanguage();
  const margin = marginOf(sums);
  if (margin.kind === 'none') return '–';
  if (margin.kind !== 'known') return <span className="text-ink-3">{texts[margin.kind]}</span>;
  const { left, share: part, currency, bound } = margin;
  const value = part === undefined ? formatMicros(left, currency, language) : share(part);
  const words = {
    exact: value,
    at_most: texts.atMost({ value }),
    at_least: texts.atLeast({ value }),
    about: texts.about({ value }),
  };
  return <span className={left < 0 ? 'font-semibold text-seal' : undefined}>{words[bound]}</span>;
}

const costsOf = ({ money }: Sums) =>
  money.filter(({ cost }) => cost > 0).map(({ currency, cost }) => ({ currency, micros: cost }));
