import { createStore, type Store } from '../../lib/store.ts';

/** The state of an upload. `share` is 0 to 1. */
export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  /** The connection is gone; it continues by itself when it is back. */
  | { kind: 'offline'; share: number }
  | { kind: 'failed'; error: unknown };

export interface Upload<Source> {
  id: number;
  source: Source;
  state: UploadState;
}

export interface QueueWorld<Source, File> {
  /** Uploads at a time. */
  parallel: number;
  /** Sends one; calling it again after a failure may continue where it was. */
  send: (source: Source, onProgress: (share: number) => void, signal: AbortSignal) => Promise<File>;
  /** Whether an error may go away by itself: then the upload is tried again, at most `pauses.length` times. */
  passes: (error: unknown) => boolean;
  /** Milliseconds before each further try. */
  pauses: readonly number[];
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  /** Resolves when the connection is back. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
}

export interface UploadQueue<Source, File> {
  /** In the order they were added; those that were sent or removed are gone. */
  uploads: Store<readonly Upload<Source>[]>;
  /**
   * `onSent` gets the file unless the upload is removed. It is called while the upload is still on the list: a
   * caller that puts the file in its place right then never shows a moment without either. One that failed waits
   * for `retry` or `remove`.
   */
  add: (source: Source, onSent: (file: File) => void) => void;
  /** Takes it off the list; what is under way is stopped. */
  remove: (id: number) => void;
  /** Sends a failed one again. */
  retry: (id: number) => void;
}

/** The queue of uploads (specification, section 9: five at a time), without dependencies on a browser. */
export function createUploadQueue<Source, File>(world: QueueWorld<Source, File>): UploadQueue<Source, File> {
  const uploads = createStore<readonly Upload<Source>[]>([]);
  const aborts = new Map<number, AbortController>();
  const ends = new Map<number, (file: File) => void>();
  let last = 0;
  let busy = 0;

  const set = (id: number, state: UploadState) =>
    uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, state } : each)));
  const find = (id: number) => uploads.get().find((each) => each.id === id);
  const drop = (id: number) => {
    uploads.set(uploads.get().filter((each) => each.id !== id));
    ends.delete(id);
  };

  function startNext(): void {
    while (busy < world.parallel) {
      const next = uploads.get().find(({ state }) => state.kind === 'waiting');
      if (!next) return;
      busy += 1;
      void work(next).finally(() => {
        busy -= 1;
        startNext();
      });
    }
  }

  async function work({ id, source }: Upload<Source>): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    set(id, { kind: 'sending', share: 0 });
    try {
      const file = await sendPatiently(id, source, abort.signal);
      ends.get(id)?.(file);
      drop(id);
    } catch (error) {
      if (!abort.signal.aborted) set(id, { kind: 'failed', error });
    } finally {
      aborts.delete(id);
    }
  }

  async function sendPatiently(id: number, source: Source, signal: AbortSignal): Promise<File> {
    for (let tries = 0; ; ) {
      try {
        return await world.send(source, (share) => set(id, { kind: 'sending', share }), signal);
      } catch (error) {
        signal.throwIfAborted();
        if (!world.isOnline()) {
          set(id, { kind: 'offline', share: shareOf(find(id)?.state) });
          await world.untilOnline(signal);
        } else {
          const pause = world.pauses[tries];
          if (pause === undefined || !world.passes(error)) throw error;
          tries += 1;
          await world.wait(pause, signal);
        }
        signal.throwIfAborted();
        set(id, { kind: 'sending', share: shareOf(find(id)?.state) });
      }
    }
  }

  return {
    uploads,
    add: (source, onSent) => {
      last += 1;
      const id = last;
      uploads.set([...uploads.get(), { id, source, state: { kind: 'waiting' } }]);
      ends.set(id, onSent);
      startNext();
    },
    remove: (id) => {
      drop(id);
      aborts.get(id)?.abort();
    },
    retry: (id) => {
      if (find(id)?.state.kind !== 'failed') return;
      set(id, { kind: 'waiting' });
      startNext();
    },
  };
}

/** How much of an upload has arrived, 0 to 1. */
export function shareOf(state: UploadState | undefined): number {
  return state?.kind === 'sending' || state?.kind === 'offline' ? state.share : 0;
}
