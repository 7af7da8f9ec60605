/** Writes a film beside the page, which stays free for editing. What only a page can do is asked of it. */
import {
  type ExportedFilm,
  type ExportOrder,
  exportFilm,
  type FilmToWrite,
  type PageHelp,
} from './export-film.ts';

/** What the page says: first the film, then answers by the number of their question. */
export type ToWorker = { film: FilmToWrite; order: ExportOrder } | { answer: number; value: unknown };
export type Question =
  | { ask: 'outlines'; of: Parameters<PageHelp['outlines']>[0] }
  | { ask: 'sound'; of: Parameters<PageHelp['decodeSound']>[0] };
export type FromWorker =
  | (Question & { question: number })
  | { done: number }
  | { made: ExportedFilm }
  /** It cannot be written here; `here` is true where the page may do better. */
  | { failed: string; here: boolean };

const scope = globalThis as unknown as {
  postMessage: (message: FromWorker, transfer?: Transferable[]) => void;
  addEventListener: (name: 'message', listen: (event: MessageEvent<ToWorker>) => void) => void;
};
const waiting = new Map<number, (value: unknown) => void>();
let asked = 0;

const ask = (question: Question): Promise<unknown> =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    scope.postMessage({ ...question, question: asked });
  });

const help: PageHelp = {
  outlines: (of) => ask({ ask: 'outlines', of }) as ReturnType<PageHelp['outlines']>,
  decodeSound: (of) => ask({ ask: 'sound', of }) as ReturnType<PageHelp['decodeSound']>,
};

/** Ended by the page, which ends the worker. */
const signal = new AbortController().signal;

async function write(film: FilmToWrite, order: ExportOrder): Promise<void> {
  if (!('VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis))
    return scope.postMessage({ failed: 'no encoder in a worker', here: true });
  let isBegun = false;
  const onFrame = (done: number) => {
    isBegun = true;
    scope.postMessage({ done });
  };
  try {
    const made = await exportFilm(film, order, help, { onFrame, signal });
    scope.postMessage({ made }, [made.bytes]);
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : 'failed', here: !isBegun });
  }
}

scope.addEventListener('message', ({ data }) => {
  if ('film' in data) void write(data.film, data.order);
  else {
    waiting.get(data.answer)?.(data.value);
    waiting.delete(data.answer);
  }
});
