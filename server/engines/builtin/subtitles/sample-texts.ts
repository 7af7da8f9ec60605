import type { RawFrames } from '../../../media/job.ts';
import { shapeOf } from '../../../media/operations/streams.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import { boundsOf } from '../../../ocr/quad.ts';
import type { Area, TextReader } from '../../../ocr/text-reader.ts';
import type { Picture } from '../pixels/picture.ts';
import type { ShareBox } from './boxes.ts';
import type { Clip } from './open-clip.ts';

/** The detections in one frame. */
export interface SeenTexts {
  /** Time of the frame, in seconds. */
  at: number;
  /** Lines of text. */
  boxes: ShareBox[];
  /** The sampled frame. */
  picture: Picture;
}

/** Longest side of the sampled frames, in pixels: subtitles are large enough to be found. */
const LOOK_SIDE = 960;
/** In longer videos each frame is sought; shorter ones are decoded from end to end. */
const SEEK_FROM_SECONDS = 90;

/**
 * Detects lines of text in equidistant frames, in order.
 * @param count how many frames
 * @param within only these parts of the frame, in shares of it; the whole frame without them
 * @throws ModelFailure, MediaFailure
 */
export async function* sampleTexts(
  { engine, source }: Clip,
  reader: TextReader,
  count: number,
  within?: readonly ShareBox[],
): AsyncGenerator<SeenTexts, void> {
  const { width, height } = shapeOf(source, LOOK_SIDE);
  const step = source.seconds / count;
  const look = async (frame: Buffer, at: number): Promise<SeenTexts> => {
    const data = new Uint8ClampedArray(frame.buffer, frame.byteOffset, frame.length);
    const picture: Picture = { width, height, data };
    return { at, picture, boxes: await findBoxes(reader, picture, within) };
  };
  const about = { width, height, pixels: 'rgba' } as const;
  if (source.seconds < SEEK_FROM_SECONDS) {
    const frames: RawFrames = { ...about, frameRate: count / source.seconds };
    let at = 0;
    for await (const frame of decodeFrames(engine, source, frames)) {
      yield await look(frame, at * step);
      at += 1;
    }
    return;
  }
  for (let index = 0; index < count; index += 1) {
    const part = { startSeconds: index * step, seconds: 1 };
    for await (const frame of decodeFrames(engine, source, { ...about, frameRate: 1 }, part)) {
      yield await look(frame, index * step);
      break;
    }
  }
}

/** Lines of text in a picture, in shares of it. */
export async function findBoxes(
  reader: TextReader,
  picture: Picture,
  within?: readonly ShareBox[],
): Promise<ShareBox[]> {
  const { width, height } = picture;
  const toPixels = (box: ShareBox): Area => ({
    x: box.left * width,
    y: box.top * height,
    width: box.width * width,
    height: box.height * height,
  });
  const found: ShareBox[] = [];
  for (const area of within?.map(toPixels) ?? [undefined])
    for (const quad of await reader.find(picture, { area })) {
      const box = boundsOf(quad);
      found.push({
        left: box.x / width,
        top: box.y / height,
        width: box.width / width,
        height: box.height / height,
      });
    }
  return found;
}
