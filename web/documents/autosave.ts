/**
 * Saves a document as it is worked on: one save at a time, each on top of the previous one. Plain code, so that each
 * state is tested without a browser.
 */
import { ApiError } from '../lib/api-error.ts';

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

export interface AutosaveWorld<Content> {
  /** Writes the content on top of `revision`, or a new document if that is undefined; returns the new revision. */
  save: (content: Content, revision: number | undefined) => Promise<number>;
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
  /** Continues from the server's state, with nothing to save. */
  start: (revision: number | undefined) => void;
  /** Resolves a conflict: the local content is saved on top of the server's revision. */
  keepMine: () => void;
  /** Stops sending. */
  stop: () => void;
}

export function createAutosave<Content>({ save, onState }: AutosaveWorld<Content>): Autosave<Content> {
  let state: SaveState = { kind: 'saved' };
  let revision: number | undefined;
  let waiting: { content: Content } | undefined;
  /** What may have arrived although its answer was lost: sent again before later changes, which build on it. */
  let unsure: { content: Content } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is waiting is sent at the latest. */
  let latest = 0;
  let sending = false;
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
    const next = unsure ?? waiting;
    if (!next || sending || state.kind === 'conflict') return;
    const own = session;
    if (next === waiting) waiting = undefined;
    sending = true;
    try {
      const written = await save(next.content, revision);
      if (own !== session) return;
      revision = written;
      unsure = undefined;
      sending = false;
      if (waiting) schedule(0);
      else enter({ kind: 'saved' });
    } catch (error) {
      if (own !== session) return;
      sending = false;
      refuse(error, next);
    }
  }

  function refuse(error: unknown, refused: { content: Content }): void {
    unsure = error instanceof ApiError && isPassing(error) ? refused : undefined;
    // Later changes are newer than what did not get through.
    if (!unsure) waiting ??= refused;
    if (!(error instanceof ApiError)) return enter({ kind: 'failed', error });
    const newest = error.data['revision'];
    if (error.code === 'conflict' && typeof newest === 'number')
      return enter({ kind: 'conflict', revision: newest });
    if (!unsure) return enter({ kind: 'failed', error });
    schedule(RETRY_MS);
    enter({ kind: 'offline' });
  }

  return {
    change: (content) => {
      if (!waiting) latest = Date.now() + SAVE_AT_MOST_MS;
      waiting = { content };
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') enter({ kind: 'saving' });
      if (!sending) schedule(Math.min(SAVE_AFTER_MS, latest - Date.now()));
    },
    flush: () => void send(),
    start: (from) => {
      session += 1;
      clearTimeout(timer);
      sending = false;
      waiting = undefined;
      unsure = undefined;
      revision = from;
      enter({ kind: 'saved' });
    },
    keepMine: () => {
      if (state.kind !== 'conflict') return;
      revision = state.revision;
      enter({ kind: 'saving' });
      void send();
    },
    stop: () => {
      session += 1;
      clearTimeout(timer);
      waiting = undefined;
      unsure = undefined;
    },
  };
}
