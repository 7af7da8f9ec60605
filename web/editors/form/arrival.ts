import type { PageLocation } from '../../lib/router.tsx';
import type { EditorState } from '../../runs/editor-state.ts';

/** What led to an editor. `link`: fields that a link fills in; the rest of the form stays. */
export interface Arrival extends EditorState {
  link?: Record<string, string>;
}

/**
 * Reads the state from the previous page, or the query of a link or of a plain form (`?prompt=&style=&start=`), which
 * the home page sends before its scripts run. A run costs points, so only a page of this host can start one.
 * @param referrer `document.referrer`
 */
export function readArrival(
  { state, search }: Pick<PageLocation, 'state' | 'search'>,
  { referrer, origin }: { referrer: string; origin: string },
): Arrival {
  if (state !== null) return state as EditorState;
  const query = new URLSearchParams(search);
  const [prompt, style] = [query.get('prompt'), query.get('style')];
  if (prompt === null) return {};
  const words = { prompt, ...(style !== null && { style }) };
  const points = Number(query.get('start'));
  const isOwn = referrer.startsWith(`${origin}/`);
  return points > 0 && isOwn ? { input: words, start: { points } } : { link: words };
}

/** What led to the editor that is shown. */
export const arrivalAt = (location: PageLocation): Arrival =>
  readArrival(location, { referrer: document.referrer, origin: window.location.origin });
