import type { Place } from '@inkreel/contract/api/tasks.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { shapeOf } from '../../../media/operations/streams.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import type { MediaCheck } from '../../engine.ts';
import { brokenClipRules, CLIP_RULES } from '../mouth/clip-rules.ts';
import { middleOfPlace, placesOf } from '../mouth/places.ts';
import { faceWatcher, type Sighting } from '../mouth/sightings.ts';
import { type Clip, openClip } from '../subtitles/open-clip.ts';

/** Longer videos are sampled at this many places, each for this many seconds. */
const PIECES = { most: 4, seconds: 2 };
const LOOKS_PER_SECOND = 4;
/** Longest side of the frames, in pixels. */
const SIDE = 960;

/**
 * Whether the mouth in the video `video_url` can be moved by rules, and where the first face is.
 * @throws Error if the input names no existing video, or with the code of a MediaFailure: only the
 *   message leaves a worker thread
 */
export default async function retalk(
  input: Readonly<Record<string, unknown>>,
  _files: Readonly<Record<string, Uint8Array>>,
  paths: Readonly<Record<string, string>>,
): Promise<MediaCheck> {
  const path = paths[String(input['video_url'])];
  if (path === undefined) throw new Error('retalk: no video is named');
  try {
    return await checkClip(await openClip(path), input['face_at'] as Place | undefined);
  } catch (error) {
    if (error instanceof MediaFailure) throw new Error(error.code, { cause: error });
    throw error;
  }
}

async function checkClip({ engine, source }: Clip, chosen: Place | undefined): Promise<MediaCheck> {
  const shape = { ...shapeOf(source, SIDE), frameRate: LOOKS_PER_SECOND, pixels: 'yuv420p' as const };
  const look = faceWatcher(chosen && middleOfPlace(chosen, shape));
  const sightings: Sighting[] = [];
  const isShort = source.seconds <= PIECES.most * PIECES.seconds;
  const pieces = isShort ? 1 : PIECES.most;
  const seconds = isShort ? source.seconds : PIECES.seconds;
  for (let piece = 0; piece < pieces; piece += 1) {
    const startSeconds = (piece * (source.seconds - seconds)) / Math.max(1, pieces - 1);
    let at = startSeconds * LOOKS_PER_SECOND;
    for await (const data of decodeFrames(engine, source, shape, { startSeconds, seconds })) {
      sightings.push(await look({ ...shape, data }, at));
      at += 1;
    }
  }
  const first = sightings.find(({ seen }) => seen.length > 0);
  return {
    checked: CLIP_RULES,
    failed: brokenClipRules(sightings, shape),
    found: placesOf(first?.seen ?? [], shape),
    ...(first && { foundSeconds: first.frame / LOOKS_PER_SECOND }),
  };
}
