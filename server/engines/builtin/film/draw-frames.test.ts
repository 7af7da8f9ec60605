import fs from 'node:fs';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaWorld, type MediaWorld, testBackends } from '../../../media/testing/media-world.ts';
import { greyFilm } from '../../../media/testing/real-media.ts';
import { drawFrames } from './draw-frames.ts';

const SIZE = { width: 320, height: 180 };
let world: MediaWorld;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
  const luma = (frame: number, x: number, y: number) => 60 + (((x + frame * 3) ^ y) & 127);
  fs.writeFileSync(world.at('clip.mp4'), await greyFilm({ ...SIZE, framesPerSecond: 24, frames: 12, luma }));
  const create = { ...SIZE, channels: 3, background: '#2a6' } as const;
  fs.writeFileSync(world.at('still.png'), await sharp({ create }).png().toBuffer());
});
afterAll(() => world.close());

const clips = [
  clipOf('video', 'video', [0, 14], {
    file: 'file:clip',
    source_in: 0,
    source_length: 500_000,
    has_sound: false,
  }),
  clipOf('title', 'title', [4, 3], { text: 'One' }),
  clipOf('video', 'image', [14, 6], { file: 'file:still' }),
];

async function framesOf(...more: typeof clips) {
  const parts = filmOf(SIZE, ...TRACKS, ...clips, ...more);
  const files = new Map([
    ['file:clip', world.at('clip.mp4')],
    ['file:still', world.at('still.png')],
  ]);
  const drawing = { timeline: filmTimeline(parts), size: SIZE, rate: 24, parts, files };
  const given: Uint8Array[] = [];
  const copies: Buffer[] = [];
  for await (const frame of drawFrames(world.engine, drawing, () => undefined)) {
    given.push(frame);
    copies.push(Buffer.from(frame));
  }
  return { given, copies };
}

test('a video that nothing changes and frames that look alike have the pixels of a drawing', async () => {
  const { given, copies } = await framesOf();
  // With a layer over it that shows nothing, each frame is drawn.
  const veil = [
    { do: 'add_track', id: 'veil', type: 'title' } as const,
    ...Array.from({ length: 20 }, (_, at) =>
      clipOf('veil', 'shape', [at, 1], { opacity: 0, fill: '#ff0000' }),
    ),
  ];
  const drawn = await framesOf(...veil);
  expect(copies).toHaveLength(20);
  expect(copies.map((frame, at) => frame.equals(drawn.copies[at] ?? Buffer.alloc(0)))).toEqual(
    Array.from({ length: 20 }, () => true),
  );
  expect(new Set(copies.slice(0, 12).map((frame) => frame.toString('base64'))).size).toBe(12);
  // The last ones are one drawing, and of the video its memory.
  expect(new Set(given.slice(14)).size).toBe(1);
  expect(given[0]?.buffer).toBe(given[1]?.buffer);
  expect(new Set(drawn.given).size).toBe(20);
}, 60_000);
