import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import type { LedgerRow } from './ledger-row.ts';
import { Purpose } from './purpose.tsx';
import './ledger.css';

/** A row's id is this and the number of its line. */
export const LINE_ID_PREFIX = 'line-';

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** Number of the line that a receipt linked to. */
  marked: number | undefined;
  /** Names of the projects that the user sees, by id. */
  projects: ReadonlyMap<string, string>;
}

/** Lines of the ledger. */
export function LedgerTable({ rows, marked, projects }: LedgerTableProps) {
  const { columns, caption, types } = useAreaTexts(creditsTexts);
  const { number, time } = useLanguage();
  const signed = (points: number) => (points > 0 ? `+${number(points)}` : `−${number(-points)}`);
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="table slip-table phone:min-w-[820px]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="figure w-14">
              {columns.line}
            </th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.for}</th>
            <th scope="col">{columns.member}</th>
            <th scope="col">{columns.project}</th>
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
              <td className="figure text-ink-3" data-label={columns.line}>
                {row.line}
              </td>
              <td className="whitespace-nowrap">
                <time dateTime={row.created_at}>{time(row.created_at)}</time>
              </td>
              <td>{types[row.type]}</td>
              <td className="slip-what">
                <Purpose row={row} />
              </td>
              <td className="max-w-40 break-words">{row.member?.name}</td>
              <td className="max-w-40 break-words">{row.project_id && projects.get(row.project_id)}</td>
              <td className={`figure slip-sum ${row.points > 0 ? 'text-jade' : ''}`}>{signed(row.points)}</td>
              <td className="figure slip-end" data-label={columns.balance}>
                {number(row.balance_after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
