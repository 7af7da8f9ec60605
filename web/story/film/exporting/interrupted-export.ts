/**
 * Remembers in this browser that a film is being exported, so that a page that was left meanwhile asks about it when the
 * film is opened again.
 */
import { EXPORT_RATES } from '@inkreel/contract/film/film-runs.ts';
import { EXPORT_RATIOS } from '@inkreel/contract/film/ratios.ts';
import { mayStore } from '../../../lib/hold-writes.ts';
import { keptStores } from '../../../lib/kept-stores.ts';
import type { ExportOrder } from './export-film.ts';

/**
 * Orders by the ids of their films. Not in local storage, which browsers write to the disk seconds later: one that is
 * killed would have forgotten. Nothing of the film is in it, and nobody else can open the film.
 */
const EXPORTS = 'exports';
const stores = keptStores('inkreel-exports', (database) => void database.createObjectStore(EXPORTS));
/** Milliseconds to wait for a page that is just being left, as in a reload. */
const PATIENCE_MS = 2000;
/** Held by the page that exports it. */
const lockOf = (film: string) => `inkreel-export-${film}`;

/** @returns forgets it again: it is done, cancelled or failed */
export function rememberExport(film: string, order: ExportOrder): () => void {
  // A browser that stores nothing does not ask.
  if (mayStore()) stores.ask(EXPORTS, 'readwrite', (store) => store.put(order, film)).catch(() => undefined);
  const over = new AbortController();
  const untilOver = () =>
    new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve(), { once: true }));
  navigator.locks?.request(lockOf(film), untilOver).catch(() => undefined);
  return () => {
    over.abort();
    forgetExport(film);
  };
}

export function forgetExport(film: string): void {
  stores.ask(EXPORTS, 'readwrite', (store) => store.delete(film)).catch(() => undefined);
}

/** The export of a film that a page was left with; undefined if there is none, or another page is at it. */
export async function interruptedExport(film: string): Promise<ExportOrder | undefined> {
  const order = orderOf(
    await stores.ask<unknown>(EXPORTS, 'readonly', (store) => store.get(film)).catch(() => undefined),
  );
  if (!order) return undefined;
  const isFree = navigator.locks?.request(
    lockOf(film),
    { signal: AbortSignal.timeout(PATIENCE_MS) },
    async () => true,
  );
  return (await isFree?.catch(() => false)) === false ? undefined : order;
}

/** What was stored, if it is an order: anything may stand there. */
export function orderOf(stored: unknown): ExportOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { container, width, height, fps, ratio } = stored as Partial<ExportOrder>;
  if (container !== 'mp4' && container !== 'webm') return undefined;
  if (!isSide(width) || !isSide(height)) return undefined;
  const rate = EXPORT_RATES.find((each) => each === fps);
  const shape = EXPORT_RATIOS.find((each) => each === ratio);
  return {
    container,
    width,
    height,
    ...(rate !== undefined && { fps: rate }),
    ...(shape !== undefined && { ratio: shape }),
  };
}

/** Even pixels up to the longer side of a film in 4K. */
const isSide = (side: unknown): side is number =>
  typeof side === 'number' && Number.isInteger(side) && side >= 2 && side <= 8192 && side % 2 === 0;
