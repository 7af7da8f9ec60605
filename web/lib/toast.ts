import { createStore, useStore } from './store.ts';

export interface ToastOptions {
  /** Screen readers announce a failure immediately, the rest when idle. */
  kind?: 'plain' | 'failure';
  /** Why, and what to do: shown after the text, each line in a separate element. */
  help?: readonly string[];
  action?: { label: string; run: () => void };
}
export interface ToastRecord extends ToastOptions {
  id: number;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Newest first. A toast is gone after 1.5 s, so the list keeps the last ones for the job panel. */
const KEPT = 30;
const records = createStore<readonly ToastRecord[]>([]);

/** Shows a line at the top for 1.5 s (specification, section 9), tells the live region, and keeps it in the list. */
export function toast(text: string, options: ToastOptions = {}): void {
  const earlier = records.get();
  const record = { ...options, id: (earlier[0]?.id ?? 0) + 1, text, at: Date.now() };
  records.set([record, ...earlier].slice(0, KEPT));
}

const NONE: readonly ToastRecord[] = [];

/** The last toasts, newest first, for the toaster and for the job panel. */
export function useToasts(): readonly ToastRecord[] {
  return useStore(records, NONE);
}
