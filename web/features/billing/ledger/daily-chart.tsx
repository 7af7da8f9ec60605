import { dailyCredits } from '@inkreel/contract/api/billing.ts';
import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { deviceTimeZone } from '../../../lib/device-time-zone.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { LoadState } from '../../../shell/page-states.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DailyTable } from './daily-table.tsx';
import { DaySeries } from './day-series.tsx';

const RANGES = [7, 30, 90] as const;

/** Points used and added on each of the last days, as bars and as a table. */
export function DailyChart() {
  const { daily: texts } = useAreaTexts(ledgerTexts);
  const { number } = useLanguage();
  const [days, setDays] = useState<(typeof RANGES)[number]>(30);
  const query = useQuery({
    queryKey: ['credits', 'daily', days],
    queryFn: ({ signal }) =>
      call(dailyCredits, {
        query: { days, time_zone: deviceTimeZone() },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const sum = (series: 'used' | 'added') => query.data?.reduce((all, day) => all + day[series], 0) ?? 0;
  return (
    // Reserves its height while it loads: a receipt's link scrolls to a line beneath it.
    <div aria-busy={query.isFetching} className="min-h-60 max-phone:min-h-[410px]">
      <div role="group" aria-label={texts.range} className="mb-6 flex flex-wrap gap-2">
        {RANGES.map((each) => (
          <Chip key={each} pressed={days === each} onClick={() => setDays(each)}>
            {texts.days({ count: each })}
          </Chip>
        ))}
      </div>
      {query.data === undefined ? (
        <LoadState query={query} />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-x-10 gap-y-8 max-phone:grid-cols-1">
            <DaySeries name={texts.used} days={query.data} series="used" sum={sum('used')} />
            <DaySeries name={texts.added} days={query.data} series="added" sum={sum('added')} />
          </div>
          <details className="mt-6 text-[13px]">
            <summary className="w-fit leading-6 text-ink-2">{texts.asTable}</summary>
            <DailyTable days={query.data} number={number} />
          </details>
        </>
      )}
    </div>
  );
}
