import { guidedPlane } from '../cutout/guided-filter.ts';
import type { Point } from '../faces/face.ts';
import { boxMean } from '../pixels/box-mean.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { type HeadScene, headScene, labelled, personIn, placesOf } from './head-scene.ts';
import { tonesOf } from './tones.ts';

/**
 * Mask of the hair, from 0 to 1, for a picture of one head.
 *
 * @param points the face mesh in this picture's pixels
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export async function hairMask(
  picture: Picture,
  points: readonly Point[],
  report: (share: number) => void,
): Promise<Plane> {
  const scene = headScene(picture, points);
  const { picture: small, frame } = scene;
  report(0.1);
  const person = await personIn(scene, (share) => report(0.1 + 0.6 * share));
  let found = hairOf(scene, person);
  keepOnHead(found, scene.line, small.width);
  // A second pass with the tones of all the hair, light and shaded, instead of the hairline only.
  found = mostly(hairOf({ ...scene, hair: tonesOf(scene.labs, placesOf(found), 8) }, person), small.width);
  keepOnHead(found, scene.line, small.width);
  report(0.75);
  const guided = guidedPlane(
    small,
    Float32Array.from(found),
    Math.max(2, Math.round(frame.unit * 0.045)),
    4e-4,
  );
  const [fx, fy] = [small.width / picture.width, small.height / picture.height];
  const { width, height, data } = picture;
  const plane: Plane = { width, height, data: new Float32Array(width * height) };
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) report(0.75 + (0.25 * y) / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = guided.at(
        (x + 0.5) * fx,
        (y + 0.5) * fy,
        data[4 * at] as number,
        data[4 * at + 1] as number,
        data[4 * at + 2] as number,
      );
      plane.data[at] = Math.max(0, Math.min(1, (value - 0.12) / 0.72));
    }
  }
  return plane;
}

/**
 * The hair of the person: around the skull everything except skin, further down pixels in the colour of
 * hair.
 */
function hairOf(
  { picture, frame, oval, skin, line, hair, clothes }: HeadScene,
  person: Uint8Array,
): Uint8Array {
  return labelled(picture, frame, ({ u, v }, at) => {
    const aside = Math.abs(u);
    if (line[at] === 1) return 1;
    if (person[at] === 0 || skin.grown[at] === 1) return 0;
    const toSkin = skin.away(at);
    const toHair = hair(at);
    // Brows, eyes, nose, mouth and beard are not hair of the head, whatever their colour.
    if (oval.data[at] === 1) return Number(v < frame.top + 0.24 && toHair < toSkin && toHair < 0.08);
    if (v > frame.chin - 0.2 && aside < 0.34) return 0;
    if (v < -0.1) return Number(toSkin > 0.04 || toHair < toSkin);
    if (v < 0.3) return Number(toHair < toSkin && toHair < 0.12);
    return Number(aside < 1.2 && toHair < 0.07 && toHair < toSkin && toHair < clothes(at));
  });
}

/** Majority of the surrounding 5 by 5 pixels: closes gaps between strands and removes specks. */
function mostly(found: Uint8Array, width: number): Uint8Array {
  const height = found.length / width;
  const share = boxMean(Float32Array.from(found), width, height, 2);
  return Uint8Array.from(share, (value) => Number(value > 0.5));
}

/** Keeps only parts connected with the hairline: a dark coat is not hair. */
function keepOnHead(found: Uint8Array, line: Uint8Array, width: number): void {
  const kept = new Uint8Array(found.length);
  const open: number[] = [];
  for (let at = 0; at < found.length; at += 1) {
    if (line[at] !== 1) continue;
    kept[at] = 1;
    open.push(at);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= found.length || found[next] !== 1 || kept[next] === 1) continue;
      kept[next] = 1;
      open.push(next);
    }
  }
  found.set(kept);
}
