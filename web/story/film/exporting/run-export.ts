/** Exports a film in a worker; on the page where workers cannot. */
import { textOutlines } from '../../../canvas/ui/text-outlines.ts';
import { decodeSound } from '../sound/sound-reader.ts';
import type { ExportedFilm, ExportOrder, FilmToWrite, PageHelp } from './export-film.ts';
import type { FromWorker, Question, ToWorker } from './export-worker.ts';

const help: PageHelp = { outlines: (lines) => textOutlines.read(lines), decodeSound };

interface Following {
  /** Called with the number of frames that are done. */
  onFrame: (done: number) => void;
  signal: AbortSignal;
}

/**
 * A cancel ends the worker at once, whatever it is doing.
 * @throws the signal's reason; Error if the browser cannot encode it
 */
export async function runExport(
  film: FilmToWrite,
  order: ExportOrder,
  following: Following,
): Promise<ExportedFilm> {
  const made = await inWorker(film, order, following);
  if (made) return made;
  const { exportFilm } = await import('./export-film.ts');
  return exportFilm(film, order, help, following);
}

/** Undefined where a worker cannot do it and the page may. */
async function inWorker(
  film: FilmToWrite,
  order: ExportOrder,
  { onFrame, signal }: Following,
): Promise<ExportedFilm | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const { promise, resolve, reject } = Promise.withResolvers<ExportedFilm | undefined>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  // It did not start: its script is blocked, or modules cannot be workers here.
  worker.addEventListener('error', () => resolve(undefined));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('question' in data) void answer(data, data.question, send).catch(reject);
    else if ('done' in data) onFrame(data.done);
    else if ('made' in data) resolve(data.made);
    else if (data.here) resolve(undefined);
    else reject(new Error(data.failed));
  });
  send({ film, order });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

async function answer(
  question: Question,
  number: number,
  send: (message: ToWorker, transfer?: Transferable[]) => void,
): Promise<void> {
  if (question.ask === 'outlines') return send({ answer: number, value: await help.outlines(question.of) });
  const sound = await help.decodeSound(question.of);
  const channels = sound ? [...new Set([sound.left.buffer, sound.right.buffer])] : [];
  send({ answer: number, value: sound }, channels);
}
