/**
 * Remembers in this browser that a film is being exported, so that a page that was left meanwhile asks about it when the
 * film is opened again.
 */
import { EXPORT_RATES } from '@inkreel/contract/film/film-runs.ts';
import { writeLocally } from '../../../lib/hold-writes.ts';
import type { ExportOrder } from './export-film.ts';

const keyOf = (film: string) => `inkreel.export.${film}`;
/** Held by the page that exports it. */
const lockOf = (film: string) => `inkreel-export-${film}`;

/** @returns forgets it again: it is done, cancelled or failed */
export function rememberExport(film: string, order: ExportOrder): () => void {
  writeLocally(keyOf(film), JSON.stringify(order));
  const over = new AbortController();
  const untilOver = () =>
    new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve(), { once: true }));
  navigator.locks?.request(lockOf(film), untilOver).catch(() => undefined);
  return () => {
    over.abort();
    forgetExport(film);
  };
}

export const forgetExport = (film: string): void => localStorage.removeItem(keyOf(film));

/** The export of a film that a page was left with; undefined if there is none, or another page is at it. */
export async function interruptedExport(film: string): Promise<ExportOrder | undefined> {
  const order = orderOf(localStorage.getItem(keyOf(film)));
  if (!order) return undefined;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockOf(film)) ? undefined : order;
}

/** What was stored, if it is an order: anything may stand there. */
export function orderOf(stored: string | null): ExportOrder | undefined {
  try {
    const { container, width, height, fps } = JSON.parse(stored ?? '') as Partial<ExportOrder>;
    if (container !== 'mp4' && container !== 'webm') return undefined;
    if (!isSide(width) || !isSide(height)) return undefined;
    const rate = EXPORT_RATES.find((each) => each === fps);
    return { container, width, height, ...(rate !== undefined && { fps: rate }) };
  } catch {
    return undefined;
  }
}

/** Even pixels up to the longer side of a film in 4K. */
const isSide = (side: unknown): side is number =>
  typeof side === 'number' && Number.isInteger(side) && side >= 2 && side <= 8192 && side % 2 === 0;
