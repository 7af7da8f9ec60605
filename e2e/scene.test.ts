/** Scenes with time, and designs, are drawn by the browser and by the server, byte for byte the same. */
import path from 'node:path';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { TILE_SIDE } from '../contract/documents/design-document.ts';
import { readDesign } from '../scene/design/design.ts';
import { drawDesignFrom, wholeView } from '../scene/design/draw-design.ts';
import { DESIGNS } from '../scene/design/testing.ts';
import { withLabel } from '../scene/film/film-label.ts';
import { filmTimeline } from '../scene/film/film-timeline.ts';
import { GOLDEN_FILMS, videoFrame } from '../scene/film/golden-films.ts';
import { draw, resourcesAt } from '../scene/timeline/draw.ts';
import { openResources } from '../scene/timeline/resources.ts';
import { TIMELINE } from '../scene/timeline/testing.ts';
import { timeOfFrame, toSeconds } from '../scene/timeline/time.ts';
import type { Timeline } from '../scene/timeline/timeline.ts';
import { designOpener, sceneOpener } from '../server/features/documents/export/scene-opener.ts';
import { outlinesOf } from '../server/outlines/outlines.ts';
import { registerByApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { enterSite } from './support/world.ts';

const world = enterSite('intl');
const OWNER = { userId: '1', organisationId: '1' };
let images: Record<string, Buffer>;
let visitor: Visitor;

/** Noise over waves: no two neighbouring pixels are alike. */
async function photo(alpha: boolean): Promise<Buffer> {
  const [across, down] = [96, 64];
  const pixels = Buffer.alloc(across * down * 4);
  for (let at = 0, seed = 1; at < across * down; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y] = [at % across, Math.floor(at / across)];
    const seen = alpha ? Math.max(0, 255 - Math.floor(Math.hypot(x - 48, y - 32) * 6)) : 255;
    pixels.set([(x * 5) % 256, (y * 9 + x) % 256, seed >>> 24, seen], at * 4);
  }
  return sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
    .png()
    .toBuffer();
}

/** A tile with a soft, round stroke on transparent ground. */
async function tile(): Promise<Buffer> {
  const pixels = Buffer.alloc(TILE_SIDE * TILE_SIDE * 4);
  for (let at = 0; at < TILE_SIDE * TILE_SIDE; at += 1) {
    const [x, y] = [at % TILE_SIDE, Math.floor(at / TILE_SIDE)];
    const seen = Math.min(255, Math.max(0, 500 - 2 * Math.abs(Math.hypot(x - 256, y - 200) - 150) * 3));
    pixels.set([30, (x >> 1) % 256, 160, seen], at * 4);
  }
  return sharp(pixels, { raw: { width: TILE_SIDE, height: TILE_SIDE, channels: 4 } })
    .png()
    .toBuffer();
}

async function openOnServer(source: string) {
  const { data, info } = await sharp(images[source])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image: Canvas = createCanvas(info.width, info.height);
  const rgba = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  image.getContext('2d').putImageData(new ImageData(rgba, info.width, info.height), 0, 0);
  return { image, width: info.width, height: info.height, close: () => undefined };
}

async function openVideoOnServer(seconds: number) {
  const { width, height, rgba } = videoFrame(Math.round(seconds * 1e6));
  const image: Canvas = createCanvas(width, height);
  image.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
  return { image, width, height, close: () => undefined };
}

/** Pixels of a frame, drawn by the server. */
async function byServer(frame: number, timeline: Timeline = TIMELINE): Promise<Buffer> {
  const { width, height, rate } = timeline;
  const t = timeOfFrame(frame, rate);
  const opener = sceneOpener(OWNER, ({ source, at }) =>
    at ? openVideoOnServer(toSeconds(at)) : openOnServer(source),
  );
  const opened = await openResources(resourcesAt(timeline, t), opener);
  const context = createCanvas(width, height).getContext('2d');
  draw(timeline, t, context, opened);
  opened.close();
  return Buffer.from(context.getImageData(0, 0, width, height).data);
}

/** Pixels of a design in its size times `scale`, drawn by the server. */
async function designByServer(name: string, scale: number): Promise<Buffer> {
  const design = readDesign(DESIGNS[name] ?? new Map());
  const size = { width: Math.round(design.width * scale), height: Math.round(design.height * scale) };
  const context = createCanvas(size.width, size.height).getContext('2d');
  const opener = designOpener(openOnServer, (lines) => outlinesOf(OWNER, lines));
  await drawDesignFrom(design, context, opener, wholeView(design, size));
  return Buffer.from(context.getImageData(0, 0, size.width, size.height).data);
}

/** How many bytes of two drawings differ. */
const differing = (one: Buffer, other: Buffer) =>
  one.reduce((count, byte, at) => count + Number(byte !== other[at]), Math.abs(one.length - other.length));

/** Calls one of the functions of `web/testing/scene-page.ts`. */
async function inBrowser(name: 'previewFrames' | 'exactFrames'): Promise<Buffer[]> {
  const sent = Object.fromEntries(
    Object.entries(images).map(([source, bytes]) => [source, bytes.toString('base64')]),
  );
  const frames: string[] = await visitor.page.evaluate(`${name}(${JSON.stringify(sent)})`);
  return frames.map((frame) => Buffer.from(frame, 'base64'));
}

beforeAll(async () => {
  images = { photo: await photo(false), cut: await photo(true), tile: await tile() };
  // Loaded here: other journeys of this worker need no bundler.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: path.resolve(import.meta.dirname, '../web/testing/scene-page.ts'),
        formats: ['iife'],
        name: 'scenePage',
      },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('not built');
  visitor = await visit(world.browser, world.product.url, { language: 'en' });
  await keepSession(visitor, world.product.url, await registerByApi(world.product.url, 'scene@example.com'));
  await visitor.page.goto('/');
  await visitor.page.evaluate(bundle.output[0].code);
});

test('a preview shows texts in the fonts of the page until their outlines have come', async () => {
  const [before, after] = await inBrowser('previewFrames');
  expect(differing(before ?? Buffer.alloc(0), await byServer(0))).toBeGreaterThan(1000);
  expect(differing(after ?? Buffer.alloc(0), await byServer(0))).toBe(0);
});

test('all frames have the same bytes in the browser and on the server', async () => {
  const frames = await inBrowser('exactFrames');
  expect(frames).toHaveLength(TIMELINE.frames);
  for (const [frame, bytes] of frames.entries())
    expect([frame, differing(bytes, await byServer(frame))]).toEqual([frame, 0]);
});

test.each([1, 2.5])('designs have the same bytes at %s times their size', async (scale) => {
  const sent = Object.fromEntries(
    Object.entries(images).map(([source, bytes]) => [source, bytes.toString('base64')]),
  );
  const drawn: [string, string][] = await visitor.page.evaluate(
    `exactDesigns(${JSON.stringify(sent)}, ${scale})`,
  );
  expect(drawn).toHaveLength(Object.keys(DESIGNS).length);
  const differ = await Promise.all(
    drawn.map(async ([name, pixels]) => {
      return { name, bytes: differing(Buffer.from(pixels, 'base64'), await designByServer(name, scale)) };
    }),
  );
  expect(differ.filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test('films have the same bytes in the browser and on the server, whatever they show', async () => {
  const sent = Object.fromEntries(
    Object.entries(images).map(([source, bytes]) => [source, bytes.toString('base64')]),
  );
  const drawn: [string, string[]][] = await visitor.page.evaluate(`exactFilms(${JSON.stringify(sent)})`);
  expect(drawn.map(([name]) => name)).toEqual(Object.keys(GOLDEN_FILMS));
  const differ: [string, number, number][] = [];
  const seen = new Set<string>();
  for (const [name, pixels] of drawn) {
    const { parts, frames, label } = GOLDEN_FILMS[name]!;
    const timeline = withLabel(filmTimeline(parts), label);
    for (const [at, frame] of frames.entries()) {
      const bytes = differing(Buffer.from(pixels[at] ?? '', 'base64'), await byServer(frame, timeline));
      if (bytes > 0) differ.push([name, frame, bytes]);
    }
    seen.add(pixels.join());
  }
  expect(differ).toEqual([]);
  // No two are alike.
  expect(seen.size).toBe(drawn.length);
});
