import os from 'node:os';
import path from 'node:path';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { removeSubtitle as tool } from '@inkreel/contract/tools/remove-subtitle.ts';
import sharp from 'sharp';
import type { Picture } from '../../server/engines/builtin/pixels/picture.ts';
import { openClip } from '../../server/engines/builtin/subtitles/open-clip.ts';
import { previewFrame } from '../../server/engines/builtin/subtitles/preview-frame.ts';
import { pictureOfYuv } from '../../server/engines/builtin/subtitles/yuv.ts';
import { openReader } from '../../server/ocr/open-reader.ts';
import { PUBLIC } from './folders.ts';
import type { Recipe } from './recipe.ts';

/** Time of the shown frame, in seconds: the camera moves, and a line of two rows is visible. */
const AT = 2;

/** One frame before and after, made once for both pictures. */
let made: ReturnType<typeof frames> | undefined;

async function frames() {
  const [sample] = tool.samples;
  const { video_url: url, areas } = sample?.input ?? {};
  const reader = openReader(os.tmpdir());
  if (!reader) throw new Error('the optional packages that read text are not installed');
  try {
    const clip = await openClip(path.join(PUBLIC, String(url)));
    const frame = await previewFrame(clip, areas as SubtitleArea[], { at: AT, quality: 'best', reader });
    return { before: await png(pictureOfYuv(frame.before)), after: await png(pictureOfYuv(frame.after)) };
  } finally {
    reader.close();
  }
}

async function png({ data, width, height }: Picture): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

export const removeSubtitle: Recipe = {
  befores: { 'launch.webp': async () => (await (made ??= frames())).before },
  beforeWidth: 640,
  result: async () => (await (made ??= frames())).after,
};
