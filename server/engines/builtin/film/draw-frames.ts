/** Draws the frames of a film in a thread, by the code that draws its preview. */
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { type Opener, openResources } from '@inkreel/scene/timeline/resources.ts';
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
 * The frames as RGBA, each valid until the next is asked for.
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
  const [first, end] = only === undefined ? [0, timeline.frames] : [only, only + 1];
  try {
    for (let frame = first; frame < end; frame += 1) {
      tell((frame - first) / (end - first));
      const t = timeOfFrame(frame, timeline.rate);
      const opened = await openResources(resourcesAt(timeline, t), opener);
      draw(timeline, t, context, opened);
      opened.close();
      const { data } = context.getImageData(0, 0, size.width, size.height);
      yield new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      await videos.closeUnused();
    }
    tell(1);
  } finally {
    await videos.close();
  }
}
