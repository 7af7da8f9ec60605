/** Draws the frames of a film in a thread, by the code that draws its preview. */
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { type Opener, openResources } from '@inkreel/scene/timeline/resources.ts';
import { frameKey, untouchedLayer } from '@inkreel/scene/timeline/same-frame.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import type { Timeline } from '@inkreel/scene/timeline/timeline.ts';
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { outlinesOf } from '../../../outlines/outlines.ts';
import { openStills } from './stills.ts';
import { openVideos } from './videos.ts';

export interface FilmDrawing {
  timeline: Timeline;
  /** Pixels of the frames. */
  size: { width: number; height: number };
  /** Frames a second. */
  rate: number;
  parts: Parts;
  /** Local paths of the files, by the names that clips have for them. */
  files: ReadonlyMap<string, string>;
  /** One frame instead of all. */
  only?: number;
}

/** Outlines are made in this thread, which nobody else waits for. */
const NOBODY = { userId: '', organisationId: '' };

/**
 * The frames as RGBA, each valid until the next is asked for. A frame that looks like the one before is that one, and a
 * video that nothing changes is not drawn: its pixels are the frame.
 * @param tell the share that is drawn; may throw to stop
 */
export async function* drawFrames(
  engine: MediaEngine,
  { timeline, size, rate, parts, files, only }: FilmDrawing,
  tell: (share: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const stills = openStills(files);
  const videos = openVideos(engine, { files, rate, clipOf: (id) => parts.get(id) as ClipPart | undefined });
  /** The same for all frames. */
  let group: { image: Canvas; context: SKRSContext2D } | undefined;
  const opener: Opener<Canvas, Path2D> = {
    image: (resource) => (resource.at ? videos.frame(resource) : stills.image(resource.source)),
    outlines: (lines) => outlinesOf(NOBODY, lines),
    path: (data) => new Path2D(data),
    canvas: (width, height) => {
      if (group?.image.width !== width || group.image.height !== height) {
        const image = createCanvas(width, height);
        group = { image, context: image.getContext('2d') };
      }
      return group;
    },
  };
  const drawn = async (frame: number): Promise<Uint8Array> => {
    const t = timeOfFrame(frame, timeline.rate);
    const resources = resourcesAt(timeline, t);
    const [alone] = untouchedLayer(timeline, frame)?.video ? resources : [];
    if (alone?.kind === 'image') {
      const pixels = await videos.pixels(alone);
      if (pixels?.width === size.width && pixels.height === size.height) return bytesOf(pixels.data);
    }
    const opened = await openResources(resources, opener);
    draw(timeline, t, context, opened);
    opened.close();
    return bytesOf(context.getImageData(0, 0, size.width, size.height).data);
  };
  let last: { key: string; pixels: Uint8Array } | undefined;
  const [first, end] = only === undefined ? [0, timeline.frames] : [only, only + 1];
  try {
    for (let frame = first; frame < end; frame += 1) {
      tell((frame - first) / (end - first));
      const key = frameKey(timeline, frame);
      const isSame = last?.key === key;
      const pixels = isSame && last ? last.pixels : await drawn(frame);
      last = { key, pixels };
      yield pixels;
      if (!isSame) await videos.closeUnused();
    }
    tell(1);
  } finally {
    await videos.close();
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8ClampedArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
