import type { Box, Face, Point } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { findFaces } from '../faces/find-faces.ts';
import { mouthOf } from '../portraits/mouth.ts';
import { speakersOf } from './speaker-rules.ts';
import { takeYuvRegion, type YuvFrame } from './yuv-region.ts';

/** The faces of one frame. */
export interface Sighting {
  frame: number;
  /** Faces that count, the widest first; only the chosen one if there is a choice. */
  faces: readonly Face[];
  /** All visible faces, the widest first. */
  seen: readonly Face[];
  /** The gap between the lips of the first one, in widths of its face. */
  opening: number;
}

/** Side of the square around a face in which it is searched in the next frame, in face widths. */
const AROUND = 2.4;
/** The whole frame is searched again after this many sightings: another person may have entered. */
const WHOLE_AGAIN = 12;

/** A face further than this from the chosen face's last place, in widths of the found face, is another person. */
const ELSEWHERE = 0.9;

/**
 * Follows the faces of a film, mostly near their last place, which is faster and more exact.
 * @param chosen the middle of the one face that counts, in the first frame with a face; without it the widest is followed
 */
export function faceWatcher(chosen?: Point): (frame: YuvFrame, at: number) => Promise<Sighting> {
  let known: Face | undefined;
  let last = chosen;
  let others: readonly Face[] = [];
  let looks = 0;
  return async (frame, at) => {
    const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
    const nearby = known && looks % WHOLE_AGAIN !== 0 ? around(known, frame) : undefined;
    looks += 1;
    let found = nearby ? await facesIn(frame, nearby) : [];
    if (found.length === 0) {
      found = await facesIn(frame, whole);
      others = found.slice(1);
    }
    const seen = found;
    if (last) {
      const face = nearestTo(last, found);
      found = face ? [face] : [];
      last = face ? middleOf(face) : last;
    }
    [known] = found;
    const faces = known ? [known, ...(last ? [] : others)] : [];
    const opening = known ? mouthOf(known.points, faceFrame(known)).opening : 0;
    return { frame: at, faces, seen, opening };
  };
}

const middleOf = ({ box }: Face): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function nearestTo(place: Point, faces: readonly Face[]): Face | undefined {
  const far = (face: Face) => {
    const { x, y } = middleOf(face);
    return Math.hypot(x - place.x, y - place.y) / face.box.width;
  };
  const [nearest] = faces.toSorted((one, other) => far(one) - far(other));
  return nearest && far(nearest) < ELSEWHERE ? nearest : undefined;
}

async function facesIn(frame: YuvFrame, box: Box): Promise<Face[]> {
  const found = speakersOf(await findFaces(takeYuvRegion(frame, box)));
  return found.map((face) => ({
    ...face,
    box: moved(face.box, box),
    points: face.points.map((point) => moved(point, box)),
  }));
}

const moved = <Place extends Point>(place: Place, by: Point): Place => ({
  ...place,
  x: place.x + by.x,
  y: place.y + by.y,
});

/** Even numbers within the frame. */
export function around(
  { box }: Face,
  { width, height }: { width: number; height: number },
  wide = AROUND,
): Box {
  const half = (Math.max(box.width, box.height) * wide) / 2;
  const even = (value: number) => 2 * Math.round(value / 2);
  const x = Math.max(0, even(box.x + box.width / 2 - half));
  const y = Math.max(0, even(box.y + box.height / 2 - half));
  return {
    x,
    y,
    width: Math.min(even(width - 1), x + even(2 * half)) - x,
    height: Math.min(even(height - 1), y + even(2 * half)) - y,
  };
}
