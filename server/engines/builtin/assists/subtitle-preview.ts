import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { assistSubtitlePreview } from '@inkreel/contract/api/subtitle-assists.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import { MediaFailure } from '../../../media/media-failure.ts';
import { shapeOf } from '../../../media/operations/streams.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import { inpaint } from '../inpaint/inpaint.ts';
import { eraseMask, findLetterInk } from '../letters/letter-ink.ts';
import { createMask, type Picture } from '../pixels/picture.ts';
import { around, type ShareBox } from '../subtitles/boxes.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { findReader, refusalOfReader } from '../subtitles/reader.ts';
import { findBoxes } from '../subtitles/sample-texts.ts';

type Answer = OutputOf<typeof assistSubtitlePreview>;

/** Widest picture of the answer, in pixels. */
const WIDEST = 1280;
/** What is shown around what was taken out, in shares of the frame. */
const AROUND = 0.06;

/**
 * One frame of the video `video_url` without its subtitles.
 * @throws Error whose message is the code of a refusal
 */
export default async function subtitlePreview(
  input: Readonly<Record<string, unknown>>,
  _files: unknown,
  paths: Readonly<Record<string, string>>,
): Promise<Answer> {
  const areas = input['areas'] as SubtitleArea[];
  const path = paths[String(input['video_url'])];
  if (path === undefined) throw new Error('subtitle-preview: no video is named');
  const reader = findReader();
  if (!reader) throw new Error('text_reading_unavailable');
  try {
    const { engine, source } = await openClip(path);
    const shape = shapeOf(source);
    const at = Math.max(0, Math.min(Number(input['at']), source.seconds - 2 / shape.frameRate));
    const frames = decodeFrames(
      engine,
      source,
      { ...shape, pixels: 'rgba' },
      { startSeconds: at, seconds: 1 },
    );
    const { value: frame } = await frames.next();
    await frames.return();
    if (!frame) throw new MediaFailure('media_unreadable', `no frame at ${at} s`);
    const data = new Uint8ClampedArray(frame.buffer, frame.byteOffset, frame.length);
    const before: Picture = { width: shape.width, height: shape.height, data };
    const isNow = ({ start = 0, end = Number.POSITIVE_INFINITY }: SubtitleArea) => at >= start && at < end;
    const removed = areas.filter((area) => area.mode === 'remove' && isNow(area));
    const boxes = removed.length === 0 ? [] : await findBoxes(reader, before, removed);
    const mask = createMask(shape.width, shape.height);
    for (const box of boxes) {
      const place = {
        x: Math.round(box.left * shape.width),
        y: Math.round(box.top * shape.height),
        width: Math.round(box.width * shape.width),
        height: Math.round(box.height * shape.height),
      };
      const ink = findLetterInk(
        before,
        place,
        'x'.repeat(Math.max(1, Math.round((2 * box.width) / box.height))),
      );
      if (!ink) continue;
      for (const [pixel, value] of eraseMask(before, ink).data.entries()) if (value) mask.data[pixel] = 255;
    }
    const holes = mask.data.reduce((sum, value) => sum + (value === 0 ? 0 : 1), 0);
    const after = holes === 0 ? before : inpaint(before, mask, { seed: 1, tick: () => undefined });
    const crop = cropAround(boxes.length > 0 ? boxes : areas);
    return {
      crop,
      before: await pngOf(before, crop),
      after: await pngOf(after, crop),
      removed: holes / mask.data.length,
      sources: { neighbours: 0, inpainted: holes === 0 ? 0 : 1 },
    };
  } catch (error) {
    if (error instanceof MediaFailure) throw new Error(error.code, { cause: error });
    throw refusalOfReader(error);
  }
}

function cropAround(boxes: readonly ShareBox[]): ShareBox {
  if (boxes.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const { left, top, width, height } = around(boxes);
  const [x, y] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  return {
    left: x,
    top: y,
    width: Math.min(1, left + width + AROUND) - x,
    height: Math.min(1, top + height + AROUND) - y,
  };
}

async function pngOf({ width, height, data }: Picture, crop: ShareBox): Promise<string> {
  const left = Math.floor(crop.left * width);
  const top = Math.floor(crop.top * height);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.ceil(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.ceil(crop.height * height))),
    })
    .removeAlpha()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
