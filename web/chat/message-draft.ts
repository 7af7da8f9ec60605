/**
 * The message that is being written, stored on this device until it is sent, so that folding the pane or a
 * reload does not lose it.
 */
import { writeLocally } from '../lib/hold-writes.ts';

/** A sign-out clears it. */
const KEY = 'inkreel.chat.message';

/** What was being written; empty if nothing was. */
export const loadMessage = (): string => localStorage.getItem(KEY) ?? '';

/** Keeps what is being written; if the browser has no room it lasts as long as the pane. */
export function keepMessage(message: string): void {
  try {
    if (message === '') localStorage.removeItem(KEY);
    else writeLocally(KEY, message);
  } catch {
    // The pane shows it as long as it is open.
  }
}
