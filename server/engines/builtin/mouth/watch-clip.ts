import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { RawFrames } from '../../../media/job.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import type { Face } from '../faces/face.ts';
import { encodePng } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import { pointsIn } from '../portraits/region.ts';
import type { Clip } from '../subtitles/open-clip.ts';
import { WorkRefused } from '../work.ts';
import { brokenClipRules } from './clip-rules.ts';
import { costOf, type FacePlace, trackOf } from './face-track.ts';
import { middleOfPlace } from './places.ts';
import { around, faceWatcher, type Sighting } from './sightings.ts';
import { takeYuvRegion } from './yuv-region.ts';

/** Seconds between two detections of the face; in between its motion is interpolated. */
const LOOK_SECONDS = 0.08;
/** Kept part of the picture around the reference's face, in face widths. */
const KEPT_AROUND = 1.9;

/** The result of watching a video once. */
export interface WatchedClip {
  /** The place of the face in each frame. */
  places: FacePlace[];
  /** The part of the reference frame with the mouth, as PNG in base64; its position; the face in it. */
  reference: { png: string; corner: { x: number; y: number }; points: Face['points'] };
}

/**
 * Follows the speaker in a video.
 * @param chosen where the speaker is in the first frame with a face; without it only one person may be
 * visible
 * @param tell receives the progress, 0 to 1; may throw to stop
 * @throws WorkRefused with the first rule of `clip-rules.ts` that the film breaks; MediaFailure
 */
export async function watchClip(
  { engine, source }: Clip,
  shape: RawFrames,
  chosen: Place | undefined,
  tell: (share: number) => void,
): Promise<WatchedClip> {
  const look = faceWatcher(chosen && middleOfPlace(chosen, shape));
  const every = Math.max(1, Math.round(LOOK_SECONDS * shape.frameRate));
  const expected = source.seconds * shape.frameRate;
  const sightings: Sighting[] = [];
  let best:
    | { sighting: Sighting; face: Face; picture: Picture; corner: { x: number; y: number } }
    | undefined;
  let frames = 0;
  for await (const data of decodeFrames(engine, source, shape)) {
    tell(Math.min(1, frames / expected));
    if (frames % every === 0) {
      const frame = { width: shape.width, height: shape.height, data };
      const sighting = await look(frame, frames);
      sightings.push(sighting);
      const [face] = sighting.faces;
      if (face && (!best || costOf(sighting) < costOf(best.sighting))) {
        const corner = around(face, shape, KEPT_AROUND);
        best = { sighting, face, picture: takeYuvRegion(frame, corner), corner };
      }
    }
    frames += 1;
  }
  const [broken] = brokenClipRules(sightings, shape);
  if (broken) throw new WorkRefused(broken);
  if (!best) throw new WorkRefused('no_person');
  const { face, picture, corner } = best;
  return {
    places: trackOf(sightings, face, { frames, frameRate: shape.frameRate }),
    reference: {
      png: Buffer.from(await encodePng(picture)).toString('base64'),
      corner,
      points: pointsIn(face.points, corner),
    },
  };
}
