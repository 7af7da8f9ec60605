import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { indexOfMost, layOutBars } from './bars.ts';
import type { Day } from './ledger-row.ts';
import { useDayName } from './use-day-name.ts';

/** CSS pixels. */
const HEIGHT = 96;
/** Share of a day's width that its bar takes. */
const FILLED = 0.7;

interface DaySeriesProps {
  name: string;
  days: readonly Day[];
  series: 'used' | 'added';
  sum: number;
}

/** One series as bars, a day each, on its own scale: purchases would make every run invisible beside them. */
export function DaySeries({ name, days, series, sum }: DaySeriesProps) {
  const { daily: texts } = useAreaTexts(ledgerTexts);
  const { language, number } = useLanguage();
  const dayName = useDayName();
  const values = days.map((day) => day[series]);
  const { bars, baseline } = layOutBars(values, HEIGHT);
  const width = 100 / Math.max(1, days.length);
  const at = indexOfMost(values);
  const most = at === undefined ? undefined : { date: dayName(days[at]?.day ?? ''), sum: values[at] ?? 0 };
  const told = [
    texts.chart({ series: name, count: days.length, sum }),
    most === undefined ? texts.none : texts.most(most),
  ].join(language === 'zh' ? '；' : '; ');
  return (
    <figure>
      <figcaption className="mb-3 flex items-baseline gap-3">
        <span className="font-semibold">
          {(series === 'used' ? texts.usedLine : texts.addedLine)({ sum })}
        </span>
        {most && <span className="numbers ml-auto text-xs text-ink-3">{number(most.sum)}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={told}
        width="100%"
        height={HEIGHT + 1}
        className={`border-t border-dotted border-line-2 ${series === 'used' ? 'text-ink' : 'text-jade'}`}
      >
        {bars.map((bar, index) => {
          const day = days[index];
          if (day === undefined || bar.height === 0) return null;
          return (
            <rect
              key={day.day}
              x={`${width * (index + (1 - FILLED) / 2)}%`}
              width={`${width * FILLED}%`}
              y={bar.top}
              height={bar.height}
              fill="currentColor"
            >
              <title>{texts.bar({ date: dayName(day.day), sum: day[series] })}</title>
            </rect>
          );
        })}
        <line x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} stroke="var(--line-2)" />
      </svg>
      <div aria-hidden className="numbers mt-1 flex justify-between text-xs text-ink-3">
        <span>{dayName(days[0]?.day ?? '')}</span>
        <span>{dayName(days.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  );
}
