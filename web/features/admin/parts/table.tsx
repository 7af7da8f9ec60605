import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';

export interface ColumnOf<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers, right-aligned. */
  figure?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly ColumnOf<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Actions on a row, at its end. */
  acts?: (row: Row) => ReactNode;
}

/** Dense rows under an ink rule; on phones each row is a block with the column names in its cells. */
export function Table<Row>({ caption, columns, rows, keyOf, acts }: TableProps<Row>) {
  const { list } = useAreaTexts(adminTexts);
  return (
    <table className="table admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, figure }) => (
            <th key={label} scope="col" className={figure ? 'figure' : undefined}>
              {label}
            </th>
          ))}
          {acts && (
            <th scope="col">
              <span className="sr-only">{list.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, cell, figure }) => (
              <td key={label} data-label={label} className={figure ? 'figure' : undefined}>
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
            {acts && <td className="admin-acts">{acts(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
