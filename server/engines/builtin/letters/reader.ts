import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import type { Plane } from '../pixels/picture.ts';

/** A line of letters as it was read; lengths in pixels of the plane, `confidence` from 0 to 100. */
export interface ReadLine {
  text: string;
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Script = 'mixed' | 'chinese';

const LANGUAGES: Record<Script, string> = { mixed: 'eng+chi_sim', chinese: 'chi_sim' };
/** The reader's thread and its 300 MB are let go when nobody has read anything for this long, in milliseconds. */
const IDLE_MS = 60_000;

/** Where the page's letters are: anywhere, or one block that fills it. */
export type PageKind = 'anywhere' | 'block';
const LAYOUTS: Record<PageKind, PSM> = { anywhere: PSM.SPARSE_TEXT, block: PSM.SINGLE_BLOCK };

let reader: Promise<Worker> | undefined;
let script: Script | undefined;
let idle: NodeJS.Timeout | undefined;
/** Reads are made one after the other: the reader knows one page at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads dark letters on a light ground. The reader runs in a thread of its own, started with the first page and ended
 * after a minute without one.
 *
 * @param page brightness from 0 to 255
 */
export function readPage(page: Plane, kind: PageKind, wanted: Script): Promise<ReadLine[]> {
  const next = queue.then(() => readNow(page, kind, wanted));
  queue = next.catch(() => undefined);
  return next;
}

/** Ends the reader's thread at once. */
export async function closeReader(): Promise<void> {
  clearTimeout(idle);
  const open = reader;
  reader = undefined;
  script = undefined;
  await (await open?.catch(() => undefined))?.terminate();
}

async function readNow(page: Plane, kind: PageKind, wanted: Script): Promise<ReadLine[]> {
  clearTimeout(idle);
  reader ??= openReader();
  // One that could not be opened is no reader: the next page tries again.
  reader.catch(() => {
    reader = undefined;
  });
  const worker = await reader;
  if (script !== wanted) await worker.reinitialize(LANGUAGES[wanted]);
  script = wanted;
  // The reader forgets these with its language. It writes about resolutions to the terminal where it is not told one.
  await worker.setParameters({
    tessedit_pageseg_mode: LAYOUTS[kind],
    user_defined_dpi: '150',
    debug_file: '/dev/null',
  });
  const { data } = await worker.recognize(await encode(page), {}, { text: false, blocks: true });
  idle = setTimeout(() => void closeReader(), IDLE_MS).unref();
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
  return lines.map(({ text, confidence, bbox }) => ({
    text: tidy(text),
    confidence,
    x: bbox.x0,
    y: bbox.y0,
    width: bbox.x1 - bbox.x0,
    height: bbox.y1 - bbox.y0,
  }));
}

async function openReader(): Promise<Worker> {
  // The languages lie in packages of their own, and the reader looks in one folder.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inkreel-letters-'));
  const require = createRequire(import.meta.url);
  try {
    for (const language of ['eng', 'chi_sim']) {
      const name = `${language}.traineddata.gz`;
      const file = path.join(
        path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
        '4.0.0_best_int',
        name,
      );
      await symlink(file, path.join(folder, name));
    }
    return await createWorker(['eng', 'chi_sim'], undefined, {
      langPath: folder,
      cacheMethod: 'none',
      // Without a handler the package throws where nobody can catch it.
      errorHandler: () => undefined,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function encode({ width, height, data }: Plane): Promise<Buffer> {
  const bytes = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 1) bytes[at] = Math.max(0, Math.min(255, data[at] as number));
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const CHINESE = '[\\u3400-\\u9fff\\u3000-\\u303f\\uff00-\\uffef]';
const BETWEEN_CHINESE = new RegExp(`(?<=${CHINESE})\\s+(?=${CHINESE})`, 'gu');

/** The reader puts spaces between Chinese characters, where nobody writes any. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(BETWEEN_CHINESE, '').trim();
}
