import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { openFileLock } from '../../db/embedded/file-lock.ts';
import type { ModelFile } from './model-file.ts';
import { partOf, takeFile } from './model-files.ts';

export interface DownloadOptions {
  folder: string;
  model: ModelFile;
  /**
   * A mirror of huggingface.co, such as `https://hf-mirror.com`; the checksum says whether its file is the right one.
   */
  mirror?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes so far. */
  onBytes?: (bytes: number) => void;
  /** Longest silence before the download is given up, in milliseconds. */
  idleMs?: number;
}

const IDLE_MS = 60_000;
/** Space that must stay free beside the model, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;
const HUB = 'https://huggingface.co';

/**
 * Downloads a model, checks it and puts it in its place. A download that was cut off continues where it ended.
 * @throws ChecksumError; Error with a sentence for the operator; the signal's reason
 */
export async function downloadModel({ folder, model, ...options }: DownloadOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = partOf(folder, model);
  const lock = openFileLock(part, { create: true });
  const file = await open(part, 'a+');
  try {
    if (!lock.tryAcquire()) throw new Error(`${model.name} is being downloaded already.`);
    const have = (await file.stat()).size;
    if (have < model.file.bytes) await bring(file, have, { folder, model, ...options });
    const { size } = await file.stat();
    if (size !== model.file.bytes)
      throw new Error(
        `${model.name}: ${size} of ${model.file.bytes} bytes have come. Start it again to go on.`,
      );
    await takeFile(folder, model, part, options.signal).catch(async (error: unknown) => {
      // A complete file with a wrong checksum cannot be fixed by continuing.
      if (!options.signal?.aborted) await rm(part, { force: true });
      throw error;
    });
  } finally {
    await file.close();
    lock.release();
  }
}

type PartFile = Awaited<ReturnType<typeof open>>;

async function bring(
  file: PartFile,
  have: number,
  { folder, model, mirror, signal, onBytes, idleMs = IDLE_MS }: DownloadOptions,
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const missing = model.file.bytes - have;
  if (bavail * bsize < missing + SPARE_BYTES)
    throw new Error(`${model.name} needs ${Math.ceil(missing / 2 ** 20)} MiB more room in ${folder}.`);
  const idle = new AbortController();
  const timer = setTimeout(
    () =>
      idle.abort(new Error(`${model.name}: nothing came for ${idleMs / 1000} s. Start it again to go on.`)),
    idleMs,
  );
  const ends = AbortSignal.any([idle.signal, ...(signal ? [signal] : [])]);
  try {
    const response = await fetch(addressOf(model, mirror), {
      headers: { 'accept-encoding': 'identity', ...(have > 0 ? { range: `bytes=${have}-` } : {}) },
      signal: ends,
    });
    let received = await startOf(response, file, have, model);
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      received += chunk.byteLength;
      if (received > model.file.bytes)
        throw new Error(`${model.name}: more than ${model.file.bytes} bytes came.`);
      await file.appendFile(chunk);
      onBytes?.(received);
    }
  } catch (error) {
    ends.throwIfAborted();
    if (error instanceof TypeError)
      throw new Error(`${model.name}: ${new URL(model.file.url).host} cannot be reached.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function addressOf({ file }: ModelFile, mirror: string | undefined): string {
  return mirror !== undefined && file.url.startsWith(`${HUB}/`)
    ? mirror.replace(/\/+$/u, '') + file.url.slice(HUB.length)
    : file.url;
}

/** Number of bytes before the answer's body; 0 from a server that cannot continue in the middle. */
async function startOf(response: Response, file: PartFile, have: number, model: ModelFile): Promise<number> {
  const from = /^bytes (\d+)-/u.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === 206 && Number(from) === have) return have;
  if (response.status !== 200)
    throw new Error(`${model.name}: ${new URL(response.url).host} answered with ${response.status}.`);
  await file.truncate(0);
  return 0;
}
