import type { creditRecords } from '@inkreel/contract/api/billing.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { CATALOGUE } from '../../catalogue.static.ts';
import { useLanguage, useMessages } from '../../lib/messages.tsx';

type Row = OutputOf<typeof creditRecords>['items'][number];

/** A row's id is this and the number of its line. */
export const LINE_ID_PREFIX = 'line-';

/** Lines of the ledger; `marked` is the number of the one that a receipt led to. */
export function LedgerTable({ rows, marked }: { rows: readonly Row[]; marked: number | undefined }) {
  const { columns, caption, types, reasons } = useMessages().credits;
  const { language, number, time } = useLanguage();
  const signed = (points: number) => (points > 0 ? `+${number(points)}` : `−${number(-points)}`);
  const purpose = ({ tool_id, reason }: Row) => {
    const tool = CATALOGUE.find((each) => each.id === tool_id);
    if (tool) return tool.name[language];
    return reason === 'sign_up_gift' ? reasons.sign_up_gift : reason;
  };
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="table min-w-[640px]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="figure w-16">
              {columns.line}
            </th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.for}</th>
            <th scope="col">{columns.member}</th>
            <th scope="col" className="figure">
              {columns.points}
            </th>
            <th scope="col" className="figure">
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              id={LINE_ID_PREFIX + row.line}
              tabIndex={-1}
              aria-current={row.line === marked || undefined}
              className="aria-[current]:bg-sunk aria-[current]:font-semibold"
            >
              <td className="figure text-ink-3">{row.line}</td>
              <td className="whitespace-nowrap">
                <time dateTime={row.created_at}>{time(row.created_at)}</time>
              </td>
              <td>{types[row.type]}</td>
              <td>{purpose(row)}</td>
              <td>{row.member?.name}</td>
              <td className={`figure ${row.points > 0 ? 'text-jade' : ''}`}>{signed(row.points)}</td>
              <td className="figure">{number(row.balance_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
