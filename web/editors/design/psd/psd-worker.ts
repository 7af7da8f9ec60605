/** Reads a Photoshop file beside the page, and makes image files of its layers, one at a time when they are asked for. */
import { TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import type { Drawn, Planned } from './psd-layers.ts';
import { maskTiles } from './psd-masks.ts';
import type { PsdPlan } from './psd-plan.ts';
import { excessive, PSD_LIMITS, type PsdReason, PsdRefusal } from './psd-refusal.ts';
import { readPsd } from './read-psd.ts';

export type ToPsdWorker = { file: File } | { draw: number };
export type FromPsdWorker =
  | { plan: PsdPlan }
  | { drawn: number; files: PsdFile[]; reduced: boolean }
  | { refused: PsdReason };

/** An image; of a mask, the tile at a place. */
export interface PsdFile {
  blob: Blob;
  /** `column,row`. */
  tile?: string;
}

// The library tells about every byte of a damaged text.
Object.assign(console, { log: () => undefined });

let planned: Planned | undefined;

addEventListener('message', async ({ data }: MessageEvent<ToPsdWorker>) => {
  const answer = (message: FromPsdWorker) => postMessage(message);
  try {
    if ('file' in data) {
      if (data.file.size > PSD_LIMITS.bytes) throw excessive('bytes');
      planned = readPsd(new Uint8Array(await data.file.arrayBuffer()));
      answer({ plan: planned.plan });
    } else if (planned) answer({ drawn: data.draw, ...(await filesOf(planned.draw(data.draw))) });
  } catch (error) {
    answer({ refused: error instanceof PsdRefusal ? error.reason : { code: 'image_unreadable' } });
  }
});

async function filesOf(drawn: Drawn): Promise<{ files: PsdFile[]; reduced: boolean }> {
  if (drawn.kind === 'mask') return { files: await tilesOf(drawn), reduced: false };
  const { blob, reduced } = await imageFile(drawn);
  return { files: [{ blob }], reduced };
}

function canvasOf(pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  return context;
}

/** A PNG; if that is too large to be stored, a WebP without loss, else a smaller PNG. */
async function imageFile({
  width,
  height,
  pixels,
}: Extract<Drawn, { kind: 'image' }>): Promise<{ blob: Blob; reduced: boolean }> {
  const canvas = canvasOf(pixels, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  if (blob.size <= IMAGE_UPLOAD_BYTES) return { blob, reduced: false };
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  if (webp.type === 'image/webp' && webp.size <= IMAGE_UPLOAD_BYTES) return { blob: webp, reduced: false };
  for (let share = 0.8 * Math.sqrt(IMAGE_UPLOAD_BYTES / blob.size); ; share *= 0.8) {
    const small = new OffscreenCanvas(
      Math.max(1, Math.round(width * share)),
      Math.max(1, Math.round(height * share)),
    );
    const context = contextOf(small);
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, small.width, small.height);
    const made = await small.convertToBlob({ type: 'image/png' });
    if (made.size <= IMAGE_UPLOAD_BYTES) return { blob: made, reduced: true };
  }
}

async function tilesOf(mask: Extract<Drawn, { kind: 'mask' }>): Promise<PsdFile[]> {
  const files: PsdFile[] = [];
  for (const { tile, pixels } of maskTiles(mask)) {
    const canvas = canvasOf(pixels, TILE_SIDE, TILE_SIDE);
    files.push({ blob: await canvas.convertToBlob({ type: 'image/png' }), tile });
  }
  return files;
}
