import { beforeAll, expect, test } from 'vitest';
import { toYuv } from '../camera/yuv.ts';
import type { Face } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { findFaces, lookCloser } from '../faces/find-faces.ts';
import { photo } from '../faces/testing/photos.ts';
import type { Picture } from '../pixels/picture.ts';
import { mouthOf } from '../portraits/mouth.ts';
import { faceDrawer } from './draw-face.ts';
import { rigOf } from './face-rig.ts';
import { framePortrait } from './frame-portrait.ts';
import { liven, type Pose } from './life.ts';
import { CLOSED } from './mouth-shape.ts';
import { paintFrames } from './paint-frames.ts';

const REST: Pose = { mouth: CLOSED, blink: 0, browsUp: 0, aside: 0, down: 0, roll: 0, yaw: 0, pitch: 0 };

/** A portrait with closed lips, and one with visible teeth. */
const cases = ['officer', 'astronaut'] as const;
type Drawn = { picture: Picture; face: Face; draw(pose: Partial<Pose>): Picture };
const drawn = {} as Record<(typeof cases)[number], Drawn>;
beforeAll(async () => {
  for (const name of cases) {
    const picture = await photo(name);
    const [found] = await findFaces(picture);
    const framed = framePortrait(picture, await lookCloser(picture, found as Face), '1:1');
    const draw = faceDrawer(rigOf(framed.picture, framed.points));
    drawn[name] = {
      picture: framed.picture,
      face: { ...(found as Face), points: framed.points },
      draw: (pose) => {
        const out = { ...framed.picture, data: new Uint8ClampedArray(framed.picture.data) };
        draw({ ...REST, ...pose }, out);
        return out;
      },
    };
  }
});

const opening = async (picture: Picture) => {
  const [face] = await findFaces(picture);
  if (!face) throw new Error('the face is lost');
  return mouthOf(face.points, faceFrame(face)).opening;
};

test('the corners of a smile are not left as dark spots beside closed lips', () => {
  const { draw, face } = drawn.astronaut;
  const frame = faceFrame(face);
  const mouth = mouthOf(face.points, frame);
  const { data, width } = draw({});
  const lightAt = (u: number, v: number) => {
    const { x, y } = frame.at(u, v);
    return data[4 * (Math.round(y) * width + Math.round(x)) + 1] as number;
  };
  const half = (mouth.innerTo - mouth.innerFrom) / 2;
  const darkest = [-1, 1].map((side) => {
    const places = [0.8, 0.85, 0.9, 0.95, 1, 1.05].flatMap((across) => {
      const u = mouth.innerFrom + half * (1 + side * across);
      return [-0.02, -0.01, 0, 0.01, 0.02].map((down) => lightAt(u, mouth.innerUpper(u) + down));
    });
    return Math.min(...places) / lightAt(side * 0.2, 0.25);
  });
  // The line between the lips is half as light as the cheek; the spots were a quarter.
  for (const share of darkest) expect(share).toBeGreaterThan(0.4);
});

test.each(cases)(
  'the detector sees the lips of the %s part by the requested distance, and close',
  async (name) => {
    const { draw } = drawn[name];
    const shape = (open: number) => ({ mouth: { open, wide: 0, teeth: 0 } });
    const [closed, half, wide] = [
      await opening(draw({})),
      await opening(draw(shape(0.5))),
      await opening(draw(shape(1))),
    ];
    expect(closed).toBeLessThan(0.04);
    expect(half).toBeGreaterThan(closed + 0.02);
    expect(wide).toBeGreaterThan(half + 0.01);
  },
);

test('each frame painted in threads equals drawing it whole', async () => {
  const { draw, face, picture } = drawn.officer;
  const poses = [
    {
      ...REST,
      mouth: { open: 0.9, wide: 0.3, teeth: 0.5 },
      yaw: 0.05,
      roll: 0.03,
      pitch: -0.05,
      aside: 0.02,
    },
    { ...REST, blink: 1, browsUp: 1, down: -0.02 },
    REST,
  ];
  const frames: Uint8Array[] = [];
  const portrait = { picture, points: [...face.points] };
  for await (const frame of paintFrames(portrait, poses, () => undefined)) frames.push(frame);
  const whole = new Uint8Array((picture.width * picture.height * 3) / 2);
  for (const [at, pose] of poses.entries()) {
    toYuv(draw(pose), whole);
    expect(Buffer.compare(whole, frames[at] ?? new Uint8Array()), `frame ${at}`).toBe(0);
  }
});

test('eyelids close over the eyes', () => {
  const { draw, face, picture } = drawn.officer;
  const shut = draw({ blink: 1 });
  const iris = face.points[473] as { x: number; y: number };
  const light = ({ data, width }: Picture) => {
    let sum = 0;
    for (let dy = -3; dy <= 3; dy += 1)
      for (let dx = -3; dx <= 3; dx += 1)
        sum += data[4 * ((Math.round(iris.y) + dy) * width + Math.round(iris.x) + dx) + 1] as number;
    return sum / 49;
  };
  expect(light(shut)).toBeGreaterThan(light(picture) + 25);
});

test('a calm head moves nothing outside the head', () => {
  const { draw, face, picture } = drawn.officer;
  const mouths = Array(200).fill({ open: 0.6, wide: 0, teeth: 0 });
  const frame = faceFrame(face);
  const seen = new Uint8Array(picture.width * picture.height);
  for (const pose of liven(mouths, { framesPerSecond: 25, style: 'calm', seed: 1 }).filter(
    (_, at) => at % 50 === 9,
  )) {
    const { data } = draw(pose);
    for (let at = 0; at < seen.length; at += 1) if (data[4 * at] !== picture.data[4 * at]) seen[at] = 1;
  }
  let inside = 0;
  for (const [at, value] of seen.entries()) {
    if (value === 0) continue;
    const { u, v } = frame.of({ x: (at % picture.width) + 0.5, y: Math.floor(at / picture.width) + 0.5 });
    if (Math.hypot(u, v) > 1.2) throw new Error(`moved at ${u}, ${v}`);
    inside += 1;
  }
  expect(inside).toBeGreaterThan(5000);
});

test('straight lines next to the face bend by less than three pixels at the largest swing of the normal style', () => {
  const { face, picture } = drawn.officer;
  const frame = faceFrame(face);
  // Black vertical lines on white instead of the photograph.
  const lines = { ...picture, data: new Uint8ClampedArray(picture.data.length).fill(255) };
  const line = Math.round(frame.at(0.8, 0).x);
  for (let y = 0; y < picture.height; y += 1)
    for (let x = line - 2; x <= line + 2; x += 1) lines.data.set([0, 0, 0, 255], 4 * (y * picture.width + x));
  const draw = faceDrawer(rigOf(lines, face.points));
  const out = { ...lines, data: new Uint8ClampedArray(lines.data) };
  draw({ ...REST, yaw: 0.05, roll: 0.016, aside: 0.008, pitch: 0.035 }, out);
  let most = 0;
  for (let y = 0; y < picture.height; y += 1) {
    let [sum, weight] = [0, 0];
    for (let x = line - 20; x <= line + 20; x += 1) {
      const dark = 255 - (out.data[4 * (y * picture.width + x)] as number);
      sum += dark * x;
      weight += dark;
    }
    most = Math.max(most, Math.abs(sum / weight - line));
  }
  expect(most).toBeLessThan(3);
});
