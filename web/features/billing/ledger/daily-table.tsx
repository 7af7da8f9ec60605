import { ledgerTexts } from '@inkreel/contract/messages/areas/ledger.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { Day } from './ledger-row.ts';

/** The values of the bars as a table, newest day first. */
export function DailyTable({ days, number }: { days: readonly Day[]; number: (value: number) => string }) {
  const { daily: texts } = useAreaTexts(ledgerTexts);
  return (
    <table className="table mt-2 max-w-[420px]">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col" className="figure">
            {texts.used}
          </th>
          <th scope="col" className="figure">
            {texts.added}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, used, added }) => (
          <tr key={day}>
            <th scope="row" className="numbers">
              <time dateTime={day}>{day}</time>
            </th>
            <td className="figure">{number(used)}</td>
            <td className="figure">{number(added)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
