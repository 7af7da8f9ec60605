import { useSyncExternalStore } from 'react';

/** Three columns with the track below; the table beside the picture; or one above the other with a sheet. */
export type EditorLayout = 'wide' | 'tablet' | 'phone';

/** The same widths as in subtitles.css. */
const TABLET = '(max-width: 1199px)';
const PHONE = '(max-width: 859px)';

const read = (): EditorLayout =>
  matchMedia(PHONE).matches ? 'phone' : matchMedia(TABLET).matches ? 'tablet' : 'wide';

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(TABLET), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** The layout of this window, kept up to date as it is resized or rotated. */
export function useEditorLayout(): EditorLayout {
  return useSyncExternalStore(subscribe, read);
}
