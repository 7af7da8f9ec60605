import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRuntime } from '../../../inference/find-runtime.ts';
import { createModelProcess, type ModelProcess } from '../../../inference/model-process.ts';
import { fileOf } from '../../../inference/models/model-files.ts';
import {
  type PictureInput,
  pictureOfTensor,
  planeOfTensor,
  tensorOfMask,
  tensorOfPicture,
} from '../../../inference/picture-tensor.ts';
import { createPicture, type Picture } from '../../builtin/pixels/picture.ts';
import { blur, identity, install, PLAIN, tinyModel, twice, undone } from '../testing/tiny-models.ts';
import { countTiles, enlargeByTiles } from './tiles.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-tensors-'));
let process: ModelProcess;
beforeAll(() => {
  process = createModelProcess({ runtime: findRuntime(folder) ?? '', threads: 1, memoryBytes: 2 ** 30 });
});
afterAll(() => {
  process.close();
  fs.rmSync(folder, { recursive: true });
});

const WHITE = { white: 1 };
const TILES = { tile: 32, overlap: 8, factor: 1 };

/** No two neighbouring pixels are alike. */
function colourful(width: number, height: number): Picture {
  const picture = createPicture(width, height);
  for (let at = 0; at < width * height; at += 1)
    picture.data.set([(at * 37) % 256, (at * 91 + 13) % 256, (at * 53 + 101) % 256], 4 * at);
  return picture;
}

let models = 0;
async function through(
  graph: Parameters<typeof tinyModel>[1],
  picture: Picture,
  image: PictureInput,
  factor = 1,
) {
  models += 1;
  const tiny = tinyModel(
    { kind: 'enlarge', image, factor, tile: 32, overlap: 8, output: WHITE },
    graph,
    `model-${models}`,
  );
  await install(folder, tiny);
  const answer = await process.ask({
    model: { path: fileOf(folder, tiny.model), sha256: tiny.model.file.sha256 },
    feeds: [tensorOfPicture(picture, image)],
    tick: () => undefined,
    until: Number.POSITIVE_INFINITY,
  });
  const { width, height } = picture;
  return pictureOfTensor(answer, image, WHITE, { width: width * factor, height: height * factor });
}

test.each([
  ['rgb', 'nchw'],
  ['bgr', 'nchw'],
  ['rgb', 'nhwc'],
] as const)('a picture goes through the runtime and back: %s, %s', async (colors, layout) => {
  const picture = colourful(17, 11);
  const image = { ...PLAIN, colors, layout };
  expect(await through(identity(layout), picture, image)).toEqual(picture);
});

test('mean and deviation are applied by colour, in the model’s order', async () => {
  const picture = colourful(9, 7);
  const mean = [0.1, 0.4, 0.7] as const;
  const deviation = [0.2, 0.5, 0.25] as const;
  const graph = undone(mean, deviation);
  expect(await through(graph, picture, { ...PLAIN, mean, deviation })).toEqual(picture);
  expect(await through(graph, picture, { ...PLAIN, colors: 'bgr', mean, deviation })).toEqual(picture);
});

test('a dark picture is divided by its brightest byte', () => {
  const picture = createPicture(1, 2, [100, 50, 0]);
  const { bytes } = tensorOfPicture(picture, { ...PLAIN, divisor: 'brightest' });
  expect([...new Float32Array(bytes.buffer)]).toEqual([1, 1, 0.5, 0.5, 0, 0]);
});

test('mask pixels of 128 and more are the hole, whatever the model’s polarity', () => {
  const mask = { width: 3, height: 1, data: Uint8Array.from([0, 128, 127]) };
  const floats = tensorOfMask(mask, { name: 'mask', type: 'float32', hole: 1, known: 0 });
  expect([...new Float32Array(floats.bytes.buffer)]).toEqual([0, 1, 0]);
  const bytes = tensorOfMask(mask, { name: 'mask', type: 'uint8', hole: 0, known: 255 });
  expect([...bytes.bytes]).toEqual([255, 0, 255]);
});

test.each([
  ['another size', [1, 3, 2, 3], 0.5],
  ['several pictures', [2, 3, 2, 2], 0.5],
  ['NaN', [1, 3, 2, 2], Number.NaN],
])('an answer with %s is refused', (_what, dims, value) => {
  const count = dims.reduce((product, dim) => product * dim, 1);
  const bytes = new Uint8Array(new Float32Array(count).fill(value).buffer);
  const read = () => pictureOfTensor({ type: 'float32', dims, bytes }, PLAIN, WHITE, { width: 2, height: 2 });
  expect(read).toThrow(expect.objectContaining({ trouble: 'stopped' }));
});

test('side outputs and names of sizes do not matter to a plane', () => {
  const bytes = new Uint8Array(Float32Array.from([1, 2, 3, 4, 5, 6]).buffer);
  expect(planeOfTensor({ type: 'float32', dims: [1, 2, 3], bytes })).toEqual({
    width: 3,
    height: 2,
    data: Float32Array.from([1, 2, 3, 4, 5, 6]),
  });
});

const SIZES = [
  [75, 50],
  [32, 33],
  [20, 90],
  [1, 1],
] as const;

test.each(SIZES)('%i × %i pixels are unchanged by tiling', async (width, height) => {
  const picture = colourful(width, height);
  expect(await enlargeByTiles(picture, TILES, async (tile) => tile)).toEqual(picture);
});

test('a picture enlarged by the runtime tile by tile has no seam', async () => {
  const picture = colourful(70, 45);
  const tile = (part: Picture) => through(twice(), part, PLAIN, 2);
  const large = await enlargeByTiles(picture, { ...TILES, factor: 2 }, tile);
  const whole = await through(twice(), picture, PLAIN, 2);
  expect(large).toEqual(whole);
});

test('a model’s errors at the border of a tile do not show', async () => {
  const picture = colourful(70, 45);
  let asked = 0;
  const byTiles = await enlargeByTiles(picture, TILES, (part) => {
    asked += 1;
    return through(blur(), part, PLAIN);
  });
  expect(asked).toBe(countTiles(picture, TILES));
  const whole = await through(blur(), picture, PLAIN);
  for (let y = 1; y < 44; y += 1)
    for (let x = 1; x < 69; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 4 * (y * 70 + x) + channel;
        expect(Math.abs((byTiles.data[at] as number) - (whole.data[at] as number))).toBeLessThanOrEqual(1);
      }
});

test('a brighter tile fades into the next without a step', async () => {
  const picture = createPicture(56, 10, [0, 0, 0]);
  let brightness = 0;
  const out = await enlargeByTiles(picture, TILES, async ({ width, height }) => {
    brightness += 80;
    return createPicture(width, height, [brightness, brightness, brightness]);
  });
  const row = Array.from({ length: 56 }, (_, x) => out.data[4 * x] as number);
  expect([row[0], row.at(-1)]).toEqual([80, 160]);
  expect(Math.max(...row.slice(1).map((value, at) => value - (row[at] as number)))).toBeLessThan(30);
});
