import type { Box } from '../faces/face.ts';

interface Size {
  width: number;
  height: number;
}

/** Limit of the evidence of a place, as log odds. */
const SURE = 6;
const held = (value: number) => Math.max(-SURE, Math.min(SURE, value));

/** Log odds, for each pixel, that the subject is there. */
export type Places = Float32Array;

function places({ width, height }: Size, odds: (x: number, y: number) => number): Places {
  const out = new Float32Array(width * height);
  for (let at = 0; at < out.length; at += 1)
    out[at] = held(odds((at % width) + 0.5, Math.floor(at / width) + 0.5));
  return out;
}

/** People around their faces: the face for sure, hair and hat, a neck, shoulders that widen, the body down to the edge. */
export function aroundFaces(size: Size, faces: readonly Box[], persons: readonly Box[]): Places {
  return places(size, (x, y) => {
    let best = -SURE;
    for (const face of faces) {
      const person = persons.find((box) => holdsMiddle(box, face));
      best = Math.max(best, aroundFace(face, person, x, y));
    }
    return best;
  });
}

function aroundFace(face: Box, person: Box | undefined, x: number, y: number): number {
  const u = Math.abs(x - face.x - face.width / 2) / face.width;
  const v = (y - face.y) / face.height;
  if (Math.hypot(u / 0.44, (v - 0.5) / 0.48) < 1) return SURE;
  const head = Math.hypot(u / 0.71, (v - 0.32) / (v < 0.32 ? 0.88 : 0.8));
  let odds = (1 - head) * 8;
  const below = v - 1;
  const half =
    below < 0.1 ? 0.36 : Math.min(1.7, 0.36 + (below - 0.1) * 2.2) + Math.max(0, below - 1.2) * 0.12;
  if (below > -0.25) odds = Math.max(odds, Math.min(3, (half - u) * 4) - Math.max(0, below - 4) * 0.8);
  if (person) {
    const out = outside(person, x, y, 0.04);
    // Held objects may reach beyond; not above the shoulders.
    if (out > 0) return Math.min(odds, below > 0.2 ? -1.4 : -2.4) - out * (below > 0.2 ? 9 : 30);
    // Arms, hair and hats stay within the detected person; less so beside the head.
    const rest = below > 0.2 ? -1.2 : -2.4;
    // The smaller the face, the more the box tells about the person.
    const tall = Math.max(0, Math.min(1, (person.height / face.height - 3.5) / 3));
    odds = Math.max(odds, rest + tall * (inBox(person, x, y) - rest));
  }
  return odds;
}

/** Distance of a place outside a box, in sizes of the box; 0 within. */
function outside(box: Box, x: number, y: number, room: number): number {
  const across = Math.max(box.x - x, x - box.x - box.width) / box.width;
  const down = Math.max(box.y - y, y - box.y - box.height) / box.height;
  return Math.max(0, Math.max(across, down) - room);
}

function holdsMiddle(box: Box, other: Box): boolean {
  const x = other.x + other.width / 2;
  const y = other.y + other.height / 2;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Objects in their boxes, more likely in the middle than in a corner. */
export function inBoxes(size: Size, boxes: readonly Box[]): Places {
  return places(size, (x, y) => {
    let best = -SURE;
    for (const box of boxes) best = Math.max(best, inBox(box, x, y));
    return best;
  });
}

/** Log odds in the middle of a box. */
const MIDDLE = 1.6;
function inBox(box: Box, x: number, y: number): number {
  const u = Math.abs(x - box.x - box.width / 2) / (box.width / 2);
  const v = Math.abs(y - box.y - box.height / 2) / (box.height / 2);
  const far = Math.max(u, v, Math.hypot(u, v) * 0.85);
  return far < 1 ? MIDDLE - (MIDDLE + 0.2) * far * far : -0.2 - (far - 1) * 6;
}

/** One object in the middle of the picture, away from its borders. */
export function inTheMiddle(size: Size): Places {
  return places(size, (x, y) => {
    const u = (x / size.width - 0.5) * 2;
    const v = (y / size.height - 0.52) * 2;
    return 2 - 3.6 * (u * u + v * v);
  });
}

/** Salient parts. */
export function whereItStandsOut(stands: Float32Array, split: number): Places {
  return stands.map((value) => held(Math.max(-3, Math.min(3, (value - split) * 12))));
}
