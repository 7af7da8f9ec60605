/**
 * Saves a document as it is worked on: one save at a time, each on top of the previous one. Each has an id, so that one
 * that is sent again is answered as the first time. Plain code, so that each state is tested without a browser.
 */
import { ApiError } from '../lib/api-error.ts';
import { newId } from '../lib/new-id.ts';

export type SaveState =
  | { kind: 'saved' }
  /** Something is not on the server yet: a save is under way, or about to begin. */
  | { kind: 'saving' }
  /** The server is out of reach; the save is retried automatically. */
  | { kind: 'offline' }
  /** It was changed somewhere else; `revision` is the newest one there. */
  | { kind: 'conflict'; revision: number }
  /** The server refused; the next change tries again. */
  | { kind: 'failed'; error: unknown };

/** Content under the id with which it is sent, however often. */
export interface Save<Content> {
  id: string;
  content: Content;
}

export interface AutosaveWorld<Content> {
  /** Writes the content on top of `revision`, or a new document if that is undefined; returns the new revision. */
  save: (save: Save<Content>, revision: number | undefined) => Promise<number>;
  /** The state has changed, or with `saved` the revision. */
  onState: (state: SaveState, revision: number | undefined) => void;
}

/** Milliseconds from the last change to the save. */
export const SAVE_AFTER_MS = 1200;
/** Milliseconds from the first change to the save at most, so that steady work is saved too. */
export const SAVE_AT_MOST_MS = 10_000;
/** Milliseconds until a save that did not get through is sent again. */
export const RETRY_MS = 5000;
const PASSING = new Set([
  'network_error',
  'timeout',
  'unreadable_answer',
  'server_busy',
  'too_many_requests',
  'internal_error',
]);

/** Whether a failure is unrelated to the content: a retry may get through. */
export const isPassing = ({ code }: ApiError): boolean => PASSING.has(code);

export interface Autosave<Content> {
  /** The content was changed; it is saved soon. */
  change: (content: Content) => void;
  /** Sends waiting changes at once, when the page is left or the connection is back. */
  flush: () => void;
  /** Continues from the server's state; saves that a page before did not know to have arrived are sent again. */
  start: (revision: number | undefined, pending?: readonly Save<Content>[]) => void;
  /** Saves that are not known to have arrived, oldest first. */
  pending: () => readonly Save<Content>[];
  /** Resolves a conflict: the local content is saved on top of the server's revision. */
  keepMine: () => void;
  /** Sends no more; what is under way may arrive. */
  stop: () => void;
}

export function createAutosave<Content>({ save, onState }: AutosaveWorld<Content>): Autosave<Content> {
  let state: SaveState = { kind: 'saved' };
  let revision: number | undefined;
  let waiting: Save<Content> | undefined;
  /** What was sent and may have arrived: sent again before later changes, which build on it. */
  let sent: Save<Content> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is waiting is sent at the latest. */
  let latest = 0;
  let sending = false;
  let stopped = false;
  /** Grows with every start, so that answers for an earlier document are ignored. */
  let session = 0;

  const enter = (next: SaveState) => {
    state = next;
    onState(next, revision);
  };
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };

  async function send(): Promise<void> {
    clearTimeout(timer);
    const next = sent ?? waiting;
    if (!next || sending || stopped || state.kind === 'conflict') return;
    const own = session;
    if (next === waiting) waiting = undefined;
    sent = next;
    sending = true;
    try {
      const written = await save(next, revision);
      if (own !== session) return;
      revision = written;
      sent = undefined;
      sending = false;
      if (waiting) schedule(0);
      else enter({ kind: 'saved' });
    } catch (error) {
      if (own !== session) return;
      sending = false;
      refuse(error, next);
    }
  }

  function refuse(error: unknown, refused: Save<Content>): void {
    const isUnsure = error instanceof ApiError && isPassing(error);
    if (!isUnsure) {
      sent = undefined;
      // Later changes are newer than what did not get through.
      waiting ??= refused;
    }
    if (!(error instanceof ApiError)) return enter({ kind: 'failed', error });
    const newest = error.data['revision'];
    if (error.code === 'conflict' && typeof newest === 'number')
      return enter({ kind: 'conflict', revision: newest });
    if (!isUnsure) return enter({ kind: 'failed', error });
    schedule(RETRY_MS);
    enter({ kind: 'offline' });
  }

  return {
    change: (content) => {
      if (!waiting) latest = Date.now() + SAVE_AT_MOST_MS;
      waiting = { id: newId(), content };
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') enter({ kind: 'saving' });
      if (!sending) schedule(Math.min(SAVE_AFTER_MS, latest - Date.now()));
    },
    flush: () => void send(),
    start: (from, pending = []) => {
      session += 1;
      clearTimeout(timer);
      sending = false;
      stopped = false;
      revision = from;
      const last = pending.at(-1);
      // A page has at most one save on its way.
      sent = pending.length > 1 ? pending[0] : undefined;
      waiting = last;
      enter({ kind: last ? 'saving' : 'saved' });
      if (last) schedule(0);
    },
    pending: () => [sent, waiting].filter((one) => one !== undefined),
    keepMine: () => {
      if (state.kind !== 'conflict') return;
      revision = state.revision;
      enter({ kind: 'saving' });
      void send();
    },
    stop: () => {
      session += 1;
      clearTimeout(timer);
      stopped = true;
    },
  };
}
