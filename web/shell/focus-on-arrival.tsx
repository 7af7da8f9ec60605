import { useEffect } from 'react';
import { useBarePath } from '../lib/language-link.tsx';

/** The page shown last; undefined before the first one. */
let shownPath: string | undefined;

/**
 * Rendered beside a page, inside its Suspense boundary: if the focused element disappeared with the previous page, keys
 * and screen readers continue at the new page instead of at the top of the document.
 */
export function FocusOnArrival(): null {
  const path = useBarePath();
  useEffect(() => {
    const isOther = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    if (isOther && (document.activeElement ?? document.body) === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
