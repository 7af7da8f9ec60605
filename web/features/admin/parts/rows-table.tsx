import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import type { ComponentProps } from 'react';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failed } from './failed.tsx';
import { Table } from './table.tsx';
import type { Rows } from './use-rows.ts';

interface RowsTableProps<Row> extends Omit<ComponentProps<typeof Table<Row>>, 'rows'> {
  list: Rows<Row>;
  /** Whether a search or filter is active: "nothing found" differs from "nothing there". */
  narrowed?: boolean;
}

/** A list with its states: loading, failed, empty, and the rows with a button for more. */
export function RowsTable<Row>({ list, narrowed = false, ...table }: RowsTableProps<Row>) {
  const { list: texts } = useAreaTexts(adminTexts);
  const { shell } = useMessages();
  const { rows, error, isFetching, more, again } = list;
  return (
    <div aria-busy={isFetching}>
      {rows === undefined && error === null && (
        <p role="status" className="py-6 text-ink-3">
          {shell.loading}
        </p>
      )}
      {rows?.length === 0 && (
        <p className="border-t border-ink py-6 text-ink-2">{narrowed ? texts.nothingFound : texts.empty}</p>
      )}
      {rows !== undefined && rows.length > 0 && <Table {...table} rows={rows} />}
      {rows !== undefined && (
        <p role="status" className="sr-only">
          {texts.shown({ count: rows.length })}
        </p>
      )}
      {error !== null && <Failed error={error} onRetry={again} />}
      {more && (
        <Button className="mt-5" aria-disabled={isFetching} onClick={() => !isFetching && more()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
