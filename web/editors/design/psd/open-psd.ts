/** The layers of a Photoshop file with their images stored, for a page. */
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { DesignLoss } from '@inkreel/contract/documents/design-losses.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fingerprintOf } from '../../../uploads/core/fingerprint.ts';
import { uploadPicture } from '../../kit/upload-picture.ts';
import { type Sources, WHOLE } from './psd-parts.ts';
import type { PlannedLayer, PsdPlan } from './psd-plan.ts';
import type { PsdReason } from './psd-refusal.ts';
import type { FromPsdWorker, PsdFile, ToPsdWorker } from './psd-worker.ts';

/** Milliseconds without an answer after which reading a file is stopped. */
const SILENCE_MS = 60_000;
/** Files that are sent at a time. */
const SENT_AT_ONCE = 4;
/** Milliseconds between tries while the server takes no more files in this minute, and tries. */
const PAUSE = { ms: 5000, tries: 24 } as const;

export interface OpenedPsd {
  plan: PsdPlan;
  losses: DesignLoss[];
  sources: Sources;
}

interface Following {
  /** Share of the work that is done, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const refused = ({ code, ...data }: PsdReason): ApiError => new ApiError(code, { data });

/**
 * A cancel ends the reading at once, whatever it is doing; what was sent by then stays among the person's files.
 * @throws ApiError; the signal's reason
 */
export async function openPsd(file: File, { onProgress, signal }: Following): Promise<OpenedPsd> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./psd-worker.ts', import.meta.url), { type: 'module' });
  try {
    const ask = asking(worker, signal);
    const answer = await ask({ file });
    if (!('plan' in answer)) throw refused({ code: 'image_unreadable' });
    const { plan } = answer;
    const names = namesOf(plan.layers);
    const sources = new Map<number, Record<string, string>>();
    const store = storing(signal);
    const sending = new Set<Promise<void>>();
    const all = plan.drawings.reduce((sum, pixels) => sum + pixels + 1, 0);
    let done = 0;
    const reduced: string[] = [];
    for (const [id, pixels] of plan.drawings.entries()) {
      const drawn = await ask({ draw: id });
      if (!('files' in drawn)) throw refused({ code: 'image_unreadable' });
      const name = names.get(id) ?? '';
      if (drawn.reduced) reduced.push(name);
      const sent = sendAll(drawn.files, `${name || file.name}.png`, store).then((stored) => {
        sources.set(id, stored);
        done += pixels + 1;
        onProgress(done / all);
      });
      sending.add(sent);
      sent.then(
        () => sending.delete(sent),
        () => undefined,
      );
      if (sending.size >= SENT_AT_ONCE) await Promise.race(sending);
    }
    await Promise.all(sending);
    signal.throwIfAborted();
    const more: DesignLoss[] =
      reduced.length > 0 ? [{ kind: 'reduced', count: reduced.length, layers: reduced.slice(0, 6) }] : [];
    return { plan, losses: [...plan.losses, ...more], sources };
  } finally {
    worker.terminate();
  }
}

/** Sends a wish to the worker and waits for its answer. */
function asking(worker: Worker, signal: AbortSignal) {
  return async (wish: ToPsdWorker): Promise<Exclude<FromPsdWorker, { refused: PsdReason }>> => {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<FromPsdWorker>();
    const stop = () => reject(signal.reason);
    const silence = setTimeout(() => reject(refused({ code: 'image_unreadable' })), SILENCE_MS);
    signal.addEventListener('abort', stop, { once: true });
    worker.onmessage = ({ data }: MessageEvent<FromPsdWorker>) => resolve(data);
    // Its script was not loaded, or it has run out of memory.
    worker.onerror = () => reject(new ApiError('network_error'));
    worker.postMessage(wish);
    try {
      const answer = await promise;
      if ('refused' in answer) throw refused(answer.refused);
      return answer;
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    }
  };
}

type Store = (blob: Blob, name: string) => Promise<string>;

/** Stores files, each content once. */
function storing(signal: AbortSignal): Store {
  const stored = new Map<string, Promise<string>>();
  return async (blob, name) => {
    const print = await fingerprintOf(new Uint8Array(await blob.arrayBuffer()));
    const known = stored.get(print) ?? patiently(() => uploadPicture(blob, name), signal);
    stored.set(print, known);
    return known;
  };
}

/** A file of many layers is more calls than one may make in a minute. */
async function patiently<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'too_many_requests';
      if (!isBusy || tried === PAUSE.tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE.ms));
    }
  }
}

async function sendAll(
  files: readonly PsdFile[],
  name: string,
  store: Store,
): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  for (const { blob, tile } of files)
    stored[tile ?? WHOLE] = fileSource(await store(blob, tile === undefined ? name : `tile ${tile}.png`));
  return stored;
}

/** Names of layers by the numbers of their images. */
function namesOf(layers: readonly PlannedLayer[]): Map<number, string> {
  const names = new Map<number, string>();
  const visit = (layer: PlannedLayer): void => {
    if (layer.kind === 'image') names.set(layer.id, String(layer.common['name'] ?? ''));
    if (layer.kind === 'group') layer.layers.forEach(visit);
  };
  layers.forEach(visit);
  return names;
}
