/**
 * Pictures of any size to a model and back, by the size rules of every provider: protected pixels stay the same, and a
 * picture that was fitted into another size returns without a seam.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roundsOf } from '../../testing/rounds.ts';
import { BFL_MODELS, bflImages } from '../bfl/provider.ts';
import { BYTEPLUS_MODELS, byteplusImages } from '../byteplus/provider.ts';
import { falImages } from '../fal/provider.ts';
import { GOOGLE_MODELS, googleImages } from '../google/provider.ts';
import type { Instruction } from '../instructions/instruction.ts';
import { OPENAI_MODELS, openaiImages } from '../openai/provider.ts';
import { compatibleImages } from '../openai-compatible/provider.ts';
import { replicateImages } from '../replicate/provider.ts';
import { xaiImages } from '../xai/provider.ts';
import type { ImageModelFacts } from './image-model.ts';
import { finishMade, type ImageRequest, prepareRequest } from './image-request.ts';
import { readMask } from './pictures.ts';
import { createImageWorld, type ImageWorld } from './testing/image-world.ts';

const one = { key: 'k', baseUrl: 'https://a.example', model: undefined };
const three = { key: 'k', baseUrl: 'https://a.example', draw: undefined, edit: undefined, fill: undefined };
const models = [
  openaiImages(one),
  googleImages(one),
  xaiImages(one),
  byteplusImages(one),
  bflImages(three),
  falImages(three),
  replicateImages(three),
  compatibleImages({ ...one, model: 'own', isPrivate: true }),
].flatMap(({ models: { draw, edit, fill } }) => [draw, edit, ...(fill ? [fill] : [])]);
/** One model for each size rule and kind of mask. */
const RULES = new Map<string, ImageModelFacts>();
for (const model of [...models, ...OPENAI_MODELS, ...BFL_MODELS, ...GOOGLE_MODELS, ...BYTEPLUS_MODELS]) {
  const rule = JSON.stringify([model.sizes, model.mask]);
  if (model.pictures > 0 && !RULES.has(rule)) RULES.set(rule, model);
}
const CASES = [...RULES.values()].map((model) => [model.id, model] as const);

/** Sizes of each property and rule; models make pictures of several megapixels. */
const ROUNDS = roundsOf({ usual: 1, most: 50 });

const PAINT = [0, 255, 1] as const;
const turns = { decoding: undefined, owner: undefined };
let world: ImageWorld;
let runs = 0;
beforeAll(() => {
  world = createImageWorld();
});
afterAll(() => world.close());

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}
const at = (name: string) => path.join(world.folder, name);
async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
async function save(name: string, width: number, height: number, pixel: (x: number, y: number) => number[]) {
  const data = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(pixel(x, y), 3 * (y * width + x));
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(at(name));
}
/** Neighbouring pixels all differ, so that a shift is detected. */
const noise = (x: number, y: number) => [(x * 73 + y * 151) % 251, (x * 31 + y * 17) % 241, (x * y) % 239];

/** The round trip: the model's input, its output, and the finished result. */
async function there(
  model: ImageModelFacts,
  instruction: Omit<Instruction, 'pictures' | 'prompt' | 'count' | 'seed'>,
  paint: (request: ImageRequest) => Promise<Buffer>,
): Promise<{ result: Pixels; request: ImageRequest }> {
  runs += 1;
  const deps = { folder: at('handing-over'), downloadToPath: world.host.downloadToPath };
  const whole: Instruction = { pictures: ['base.png'], prompt: 'a', count: 1, seed: 1, ...instruction };
  const request = await prepareRequest(deps, { draw: model, edit: model }, () => whole, turns);
  await writeFile(at(`made-${runs}`), await paint(request));
  await finishMade(deps, at(`made-${runs}`), request.plan, turns, at(`result-${runs}.png`));
  return { result: await pixelsOf(at(`result-${runs}.png`)), request };
}
/** A model that changes every pixel, and ignores the requested size. */
const paintAll =
  (scale: number) =>
  async ({ plan: { canvas } }: ImageRequest) => {
    const [width, height] = [canvas.width, canvas.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const [r, g, b] = PAINT;
    return sharp({
      create: { width: width as number, height: height as number, channels: 3, background: { r, g, b } },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };

const side = fc.integer({ min: 48, max: 360 });
const size = fc.record({ width: side, height: side });
const scale = fc.constantFrom(1, 1, 0.5, 0.73, 1.37);
const share = fc.integer({ min: 0, max: 100 });

describe.each(CASES)('with the sizes of %s', (_id, model) => {
  test('an edit within a mask changes nothing outside it', async () => {
    await fc.assert(
      fc.asyncProperty(size, share, share, fc.boolean(), scale, async ({ width, height }, x, y, grow, by) => {
        const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
        const [left, top] = [((width - across) * x) / 100, ((height - down) * y) / 100].map(Math.floor) as [
          number,
          number,
        ];
        await save('base.png', width, height, noise);
        const isIn = (px: number, py: number) =>
          px >= left && px < left + across && py >= top && py < top + down;
        await save('mask.png', width, height, (px, py) => Array(3).fill(isIn(px, py) ? 255 : 0));
        const { result, request } = await there(model, { mask: 'mask.png', grow }, paintAll(by));
        expect([result.width, result.height]).toEqual([width, height]);
        const mask = await readMask(at('mask.png'), { width, height }, request.plan.kept?.grow ?? 0);
        const before = await pixelsOf(at('base.png'));
        for (let pixel = 0; pixel < width * height; pixel += 1) {
          if ((mask.data[pixel] as number) > 0) continue;
          const [old, now] = [before, result].map(({ data }) => data.subarray(3 * pixel, 3 * pixel + 3));
          if (!(old as Buffer).equals(now as Buffer)) throw new Error(`pixel ${pixel} has changed`);
        }
        const middle = 3 * ((top + Math.floor(down / 2)) * width + left + Math.floor(across / 2));
        expect([...result.data.subarray(middle, middle + 3)]).toEqual(PAINT);
      }),
      { numRuns: ROUNDS },
    );
  });

  test('an extension keeps every pixel of the picture', async () => {
    await fc.assert(
      fc.asyncProperty(
        size,
        fc.array(share, { minLength: 4, maxLength: 4 }),
        scale,
        async (inside, pads, by) => {
          const [left, top, right, bottom] = pads as [number, number, number, number];
          await save('base.png', inside.width, inside.height, noise);
          const pad = { left: left + 1, top, right, bottom };
          const { result } = await there(model, { pad }, paintAll(by));
          expect([result.width, result.height]).toEqual([
            inside.width + pad.left + right,
            inside.height + top + bottom,
          ]);
          const before = await pixelsOf(at('base.png'));
          for (let y = 0; y < inside.height; y += 1) {
            const from = 3 * ((y + top) * result.width + pad.left);
            const [old, now] = [
              before.data.subarray(3 * y * inside.width, 3 * (y + 1) * inside.width),
              result.data.subarray(from, from + 3 * inside.width),
            ];
            if (!old.equals(now)) throw new Error(`row ${y} has changed`);
          }
        },
      ),
      { numRuns: ROUNDS },
    );
  });

  test('a picture that the model returns unchanged stays unchanged, up to its edges', async () => {
    await fc.assert(
      fc.asyncProperty(size, scale, async ({ width, height }, by) => {
        // So flat that resampling changes it less than a margin or a shift would.
        await save('base.png', width, height, (x, y) => [
          Math.round((200 * x) / width),
          Math.round((200 * y) / height),
          128,
        ]);
        const echo = async ({ images: [image], plan: { canvas } }: ImageRequest) =>
          sharp(image)
            .resize(Math.round(canvas.width * by), Math.round(canvas.height * by), { fit: 'fill' })
            .png({ compressionLevel: 1 })
            .toBuffer();
        const { result } = await there(model, {}, echo);
        expect([result.width, result.height]).toEqual([width, height]);
        const before = await pixelsOf(at('base.png'));
        const worst = before.data.reduce(
          (most, value, index) => Math.max(most, Math.abs(value - (result.data[index] as number))),
          0,
        );
        expect(worst).toBeLessThanOrEqual(2 + Math.ceil(300 / Math.min(width, height)));
      }),
      { numRuns: ROUNDS },
    );
  });
});
