import { useEffect, useRef } from 'react';
import { useSearchParams } from '../../../lib/router.tsx';
import { LINE_ID_PREFIX } from './ledger-table.tsx';

interface LedgerPages {
  rows: readonly { line: number }[] | undefined;
  /** Undefined while a page is loading or if there are no more. */
  loadMore: (() => void) | undefined;
}

/**
 * The ledger line that the address asks for (`?line=2`, as receipts link to it), undefined for none. Older pages are
 * loaded until it is there; then it is scrolled to and gets the focus, once.
 */
export function useLinkedLine({ rows, loadMore }: LedgerPages): number | undefined {
  const asked = Number(useSearchParams()[0].get('line'));
  const line = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (line === undefined || rows === undefined || shown.current === line) return;
    const element = document.getElementById(`${LINE_ID_PREFIX}${line}`);
    if (element === null) return loadMore?.();
    shown.current = line;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [line, rows, loadMore]);
  return line;
}
