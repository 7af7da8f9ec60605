import { useSyncExternalStore } from 'react';

/** How much room a workspace has: three columns, two with a foot under the stage, or one. */
export type Layout = 'wide' | 'middle' | 'phone';

/** The same widths as in workspace.css. */
const WIDE = '(min-width: 1280px)';
const PHONE = '(max-width: 859px)';

const read = (): Layout =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(WIDE).matches ? 'wide' : 'middle';

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** The layout of this window, kept up to date as it is resized or rotated. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, read);
}
