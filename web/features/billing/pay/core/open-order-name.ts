/** Where a tab keeps the order that it has left open (`open-order.ts`). */
export const OPEN_ORDER = 'inkreel.open-order';

/** Whether there is one, which may have expired; the browser may forbid to look. */
export function hasOpenOrder(): boolean {
  try {
    return sessionStorage.getItem(OPEN_ORDER) !== null;
  } catch {
    return false;
  }
}
