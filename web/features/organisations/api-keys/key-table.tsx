import type { ApiKey } from '@inkreel/contract/api/api-keys.ts';
import { apiKeyTexts } from '@inkreel/contract/messages/areas/api-keys.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { KeyRow } from './key-row.tsx';

interface KeyTableProps {
  keys: readonly ApiKey[];
  /** The one that was just made. */
  fresh: string | undefined;
  /** When the list was read, in milliseconds since 1970: keys that expired by then have ended. */
  readAt: number;
}

/** Keys, dense rows under an ink rule; on phones each row is a block with the column names in its cells. */
export function KeyTable({ keys, fresh, readAt }: KeyTableProps) {
  const { list } = useAreaTexts(apiKeyTexts);
  const { columns } = list;
  return (
    <table className="table key-table">
      <caption className="sr-only">{list.title}</caption>
      <thead>
        <tr>
          {[columns.name, columns.key, columns.can, columns.lastUsed].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" className="figure">
            {columns.points}
          </th>
          <th scope="col">
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((item) => (
          <KeyRow key={item.id} item={item} isFresh={item.id === fresh} readAt={readAt} />
        ))}
      </tbody>
    </table>
  );
}
