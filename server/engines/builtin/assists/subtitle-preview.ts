import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { assistSubtitlePreview } from '@inkreel/contract/api/subtitle-assists.ts';
import type { Quality } from '@inkreel/contract/pricing.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import { MediaFailure } from '../../../media/media-failure.ts';
import type { Picture } from '../pixels/picture.ts';
import { around, type ShareBox } from '../subtitles/boxes.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { previewFrame } from '../subtitles/preview-frame.ts';
import { findReader, refusalOfReader } from '../subtitles/reader.ts';
import { pictureOfYuv } from '../subtitles/yuv.ts';

type Answer = OutputOf<typeof assistSubtitlePreview>;

/** Widest picture of the answer, in pixels. */
const WIDEST = 1280;
/** Margin around the areas, in shares of the frame. */
const AROUND = 0.04;
const NONE = { neighbours: 0, inpainted: 0 };

/**
 * One frame of the video `video_url` without its subtitles.
 * @throws Error with the code of a refusal as its message
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
    const clip = await openClip(path);
    const quality = input['quality'] as Quality;
    const frame = await previewFrame(clip, areas, { at: Number(input['at']), quality, reader });
    const { removed, seen } = frame;
    const [before, after] = [pictureOfYuv(frame.before), pictureOfYuv(frame.after)];
    const crop = cropAround(areas.filter(({ mode }) => mode === 'remove'));
    return {
      crop,
      before: await pngOf(before, crop),
      after: await pngOf(after, crop),
      removed: removed / (before.width * before.height),
      sources: removed === 0 ? NONE : { neighbours: seen / removed, inpainted: 1 - seen / removed },
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
