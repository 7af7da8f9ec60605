/** Where runs without an answer are kept on this device until there is one (`unsent-runs.ts`). */
export const UNSENT = 'inkreel.unsent';

/** Whether there are any; the browser may forbid to look. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}
