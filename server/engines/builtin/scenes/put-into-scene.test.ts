import { expect, test } from 'vitest';
import { createMask, createPicture, type Picture } from '../pixels/picture.ts';
import { plain } from './plain.ts';
import { putIntoScene } from './put-into-scene.ts';
import type { Scene } from './scene.ts';

const quiet = () => {};
const options = { padding: 0.1, shadow: true, match: false };

/** A block of noise standing in the lower middle of its transparent picture. */
function block(width = 60, height = 80, { left = 20, top = 10, right = 40, bottom = 70 } = {}) {
  const picture = createPicture(width, height, [0, 0, 0], 0);
  const alpha = createMask(width, height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      picture.data.set(
        [200 - ((x * 7 + y * 3) % 50), 60 + ((x * 5) % 40), (y * 11) % 256, 255],
        4 * (y * width + x),
      );
      alpha.data[y * width + x] = 255;
    }
  }
  return { picture, alpha, confidence: 1 };
}

const pixel = ({ width, data }: Picture, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
];
const glossy = (scene: Scene): Scene => ({ ...scene, ground: { ...scene.ground, gloss: 0.4, roughness: 0 } });

test('at its original size no pixel of the subject changes', () => {
  const cut = block();
  const scene = plain('#ffffff', { width: 120, height: 160 });
  const out = putIntoScene(cut, scene, { ...options, place: { x: 0.5, y: 0.5, scale: 0.5 } }, quiet);
  for (let y = 10; y < 70; y += 1)
    for (let x = 20; x < 40; x += 1) expect(pixel(out, x + 30, y + 40)).toEqual(pixel(cut.picture, x, y));
});

test('the shadow is on the ground next to the foot, and only if requested', () => {
  const scene = plain('#ffffff', { width: 120, height: 160 });
  const place = { x: 0.5, y: 0.5, scale: 0.5 };
  const out = putIntoScene(block(), scene, { ...options, place }, quiet);
  expect(pixel(out, 60, 111)[0]).toBeLessThan(230);
  expect(pixel(out, 60, 30)).toEqual([255, 255, 255]);
  const without = putIntoScene(block(), scene, { ...options, place, shadow: false }, quiet);
  expect(pixel(without, 60, 111)).toEqual([255, 255, 255]);
  expect(scene.picture.data.every((value) => value === 255)).toBe(true);
});

test('a glossy ground mirrors the foot, fading downwards', () => {
  const scene = glossy(plain('#ffffff', { width: 120, height: 160 }));
  const place = { x: 0.5, y: 0.5, scale: 0.5 };
  const out = putIntoScene(block(), scene, { ...options, place }, quiet);
  const dull = putIntoScene(
    block(),
    plain('#ffffff', { width: 120, height: 160 }),
    { ...options, place },
    quiet,
  );
  const greener = (y: number) => (pixel(dull, 60, y)[1] as number) - (pixel(out, 60, y)[1] as number);
  expect(greener(113)).toBeGreaterThan(15);
  expect(greener(113)).toBeGreaterThan(greener(130));
});

test('unplaced, it stands on the ground with the requested space around it', () => {
  const scene = plain('#00ff00', { width: 200, height: 200 });
  const out = putIntoScene(block(), scene, { ...options, padding: 0.2, shadow: false }, quiet);
  const isSubject = (x: number, y: number) => pixel(out, x, y)[1] !== 255;
  const rows = Array.from({ length: 200 }, (_, y) => y).filter((y) => isSubject(100, y));
  expect(rows[0]).toBeGreaterThanOrEqual(39);
  expect(rows.at(-1)).toBeLessThan(161);
  expect(rows.length).toBeGreaterThan(100);
});

test('a subject cut off below is placed on the lower edge, without a shadow', () => {
  const scene = plain('#ffffff', { width: 100, height: 100 });
  const out = putIntoScene(
    block(60, 80, { left: 20, top: 10, right: 40, bottom: 80 }),
    scene,
    options,
    quiet,
  );
  expect(pixel(out, 50, 99)).not.toEqual([255, 255, 255]);
  expect(pixel(out, 10, 99)).toEqual([255, 255, 255]);
});

test('a subject cut off at a side is placed on that side', () => {
  const scene = plain('#00ff00', { width: 100, height: 100 });
  const cut = block(60, 80, { left: 40, top: 10, right: 60, bottom: 70 });
  const out = putIntoScene(cut, scene, { ...options, shadow: false }, quiet);
  expect(pixel(out, 99, 70)[1]).not.toBe(255);
  expect(pixel(out, 50, 70)[1]).toBe(255);
});

test('a subject that exceeds the scene is clipped', () => {
  const scene = plain('#ffffff', { width: 50, height: 40 });
  const out = putIntoScene(block(), scene, { ...options, place: { x: 1, y: 1, scale: 3 } }, quiet);
  expect(out.data).toHaveLength(50 * 40 * 4);
  const nothing = { picture: createPicture(9, 9, [0, 0, 0], 0), alpha: createMask(9, 9), confidence: 0 };
  expect(putIntoScene(nothing, scene, options, quiet).data).toEqual(scene.picture.data);
});

test.each([
  ['into its middle', { x: 0.5, y: 0.5, scale: 4 }],
  ['to a side', { x: -0.8, y: 0.9, scale: 4 }],
])('a subject far larger than its scene, %s, costs no more than its visible part', (_where, place) => {
  const scene = plain('#ffffff', { width: 256, height: 256 });
  const [width, height] = [2, 8192];
  const out = putIntoScene(
    block(width, height, { left: 0, top: 0, right: width, bottom: height }),
    scene,
    { ...options, place },
    quiet,
  );
  const reach = Math.min(256, Math.round((place.x + 2) * 256));
  expect(pixel(out, 0, 128)).not.toEqual([255, 255, 255]);
  expect(pixel(out, reach - 1, 128)).not.toEqual([255, 255, 255]);
  if (reach < 256) expect(pixel(out, reach, 128)).toEqual([255, 255, 255]);
});

test('a subject clipped to the view keeps its place', () => {
  const scene = plain('#ffffff', { width: 1536, height: 1536 });
  const place = { x: 0.5, y: 0.5, scale: 4 };
  const bars = block(40, 40, { left: 0, top: 0, right: 40, bottom: 40 });
  for (let at = 0; at < 1600; at += 1) {
    const tone = (at % 40) % 2 === 0 ? 200 : 20;
    bars.picture.data.set([tone, tone, tone], 4 * at);
  }
  const out = putIntoScene(bars, scene, { ...options, place, shadow: false }, quiet);
  // Each pixel of the picture is 153.6 wide, and its left edge stands at -2304.
  for (const column of [16, 17, 20, 23]) {
    const x = Math.round(-2304 + (column + 0.5) * 153.6);
    expect(pixel(out, x, 700)[0]).toBe(column % 2 === 0 ? 200 : 20);
  }
});

test('matching the light changes colours gently and alpha not at all', () => {
  const warm: Scene = plain('#ffffff', { width: 120, height: 160 });
  const scene = { ...warm, light: { ...warm.light, ambient: [1, 0.8, 0.5] as const } };
  const place = { x: 0.5, y: 0.5, scale: 0.5 };
  const cut = block();
  const [red = 0, , blue = 0] = pixel(cut.picture, 30, 20);
  const [newRed = 0, , newBlue = 0] = pixel(
    putIntoScene(cut, scene, { ...options, place, match: true }, quiet),
    60,
    60,
  );
  expect(newRed).toBeGreaterThan(red);
  expect(newBlue).toBeLessThan(blue);
  expect(Math.max(newRed / red, blue / newBlue)).toBeLessThan(1.16);
});
