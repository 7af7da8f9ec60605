import { workerData } from 'node:worker_threads';
import { ModelFailure } from '../../../inference/model-process.ts';
import { openReader } from '../../../ocr/open-reader.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import type { BuiltinWorkerData } from '../builtin-engine.ts';
import { findTexts } from '../letters/find-texts.ts';
import { decodeForGlance } from '../picture/codec.ts';

/** The editor's request: the picture, and the user's boxes in its pixels. */
interface Question {
  image_url: string;
  boxes?: { left: number; top: number; width: number; height: number }[];
}

/** A detected box of lettering, in whole pixels of the picture. */
interface TextFound {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  original: string;
}

/** Its process ends with this thread, which ends after a minute without requests. */
let reader: TextReader | undefined;

/**
 * Finds the lettering of a picture, or of parts of it, and reads it, in English and Chinese.
 * @throws Error with `text_reading_unavailable` or `server_busy`: only the message leaves a worker thread
 */
export default async function texts(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<{ texts: TextFound[] }> {
  const { image_url: address, boxes } = input as unknown as Question;
  const bytes = files[address];
  if (!bytes) throw new Error('the picture to be read was not handed over');
  const { picture, factor } = await decodeForGlance(bytes);
  const regions = boxes?.map(({ left, top, width, height }) => ({
    x: left / factor,
    y: top / factor,
    width: width / factor,
    height: height / factor,
  }));
  const found = [];
  reader ??= openReader((workerData as BuiltinWorkerData).modelsFolder);
  if (!reader) throw new Error('text_reading_unavailable');
  try {
    for (const region of regions ?? [undefined]) found.push(...(await findTexts(reader, picture, region)));
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const isBusy = error.trouble === 'memory' || error.trouble === 'time';
    throw new Error(isBusy ? 'server_busy' : 'text_reading_unavailable', { cause: error });
  }
  return {
    texts: found.map(({ text, x, y, width, height }) => ({
      x: Math.round(x * factor),
      y: Math.round(y * factor),
      width: Math.round(width * factor),
      height: Math.round(height * factor),
      text,
      original: text,
    })),
  };
}
