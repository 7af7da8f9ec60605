import type { Place } from '@inkreel/contract/api/tasks.ts';
import sharp from 'sharp';
import { cutOut } from '../cutout/cut-out.ts';
import { SURE_ENOUGH } from '../cutout/full-size.ts';
import type { Box } from '../cutout/hints.ts';
import { boxAround } from '../cutout/paint-labels.ts';
import { readHints, type StrokesInput } from '../cutout/read-hints.ts';
import { decodeForGlance } from '../picture/codec.ts';
import { resamplePicture } from '../pixels/resample.ts';

interface CutOutAnswer {
  /** PNG as a data URL: white is kept. At most `PREVIEW_SIDE` pixels on its longest side. */
  mask: string;
  confident: boolean;
  /** Places where two guesses at the outline disagree. */
  doubts: Place[];
  /** Bounds of the kept part, in pixels of the picture; null if nothing is kept. */
  box: Box | null;
}

/**
 * Longest side of the preview, in pixels: the size that an editor shows, computed in about a second.
 */
const PREVIEW_SIDE = 1024;

/**
 * A preview of the cut-out of the picture `image_url` with these strokes, at the size of an editor.
 */
export default async function cutOutPreview(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<CutOutAnswer> {
  const bytes = files[String(input['image_url'])];
  if (!bytes) throw new Error('cut-out: no picture is named');
  const { picture: full, factor: glance } = await decodeForGlance(bytes);
  const shown = Math.max(1, Math.max(full.width, full.height) / PREVIEW_SIDE);
  const factor = glance * shown;
  const size = {
    width: Math.max(1, Math.round(full.width / shown)),
    height: Math.max(1, Math.round(full.height / shown)),
  };
  const small = shown === 1 ? full : resamplePicture(full, size);
  const strokes: StrokesInput = input;
  const box = strokes.box && scaled(strokes.box, 1 / factor);
  const hints = await readHints({ ...strokes, box }, files, small);
  const { alpha, confidence, doubts } = await cutOut(small, hints, () => {});
  const around = boxAround(small, (at) => (alpha.data[at] as number) > 24);
  const png = await sharp(alpha.data, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
  return {
    mask: `data:image/png;base64,${png.toString('base64')}`,
    confident: confidence >= SURE_ENOUGH && doubts.length === 0,
    doubts,
    box:
      around === undefined
        ? null
        : scaled({ left: around.x, top: around.y, width: around.width, height: around.height }, factor),
  };
}

function scaled({ left, top, width, height }: Box, factor: number): Box {
  return { left: left * factor, top: top * factor, width: width * factor, height: height * factor };
}
