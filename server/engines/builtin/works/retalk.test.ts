import fs from 'node:fs';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import type { RawFrames } from '../../../media/job.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { decodeFrames, encodeFrames } from '../../../media/raw-frames.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  loudness,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../../../media/testing/media-world.ts';
import checkRetalk from '../assists/retalk.ts';
import { findFaces } from '../faces/find-faces.ts';
import { photo, twoPeople } from '../faces/testing/photos.ts';
import { darkBelow, lagOfMouth } from '../mouth/testing/lip-sync.ts';
import { VOWELS, voice, wavOf } from '../mouth/testing/voice.ts';
import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import type { WorkContext } from '../work.ts';
import retalk from './retalk.ts';

const FPS = 20;
const SIDE = 304;
const SHAPE: RawFrames = { width: SIDE, height: SIDE, frameRate: FPS, pixels: 'rgba' };
const SECONDS = 1;
const HEARD_SECONDS = 1.3;
const SYLLABLES = [0.2, 0.6, 0.95];

let world: MediaWorld;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
  const heard = voice(HEARD_SECONDS, 16_000, (at) =>
    SYLLABLES.some((begin) => at >= begin && at < begin + 0.2) ? VOWELS.ah : 'silence',
  );
  fs.writeFileSync(world.at('voice.wav'), wavOf(heard, 16_000));
  const officer = resamplePicture(await photo('officer'), { width: SIDE, height: SIDE });
  await film('still.mp4', (at) => moved(officer, Math.round(3 * Math.sin(at / 4))));
  await film('restless.mp4', (at) => moved(officer, at % 10 < 5 ? 0 : 60));
  const pair = resamplePicture(await twoPeople(), { width: 2 * SIDE, height: SIDE });
  await film('pair.mp4', () => pair, { ...SHAPE, width: 2 * SIDE });
});
afterAll(() => world.close());

async function film(name: string, frame: (at: number) => Picture, frames = SHAPE): Promise<void> {
  async function* pictures() {
    for (let at = 0; at < SECONDS * FPS; at += 1) yield Buffer.from(frame(at).data.buffer);
  }
  const about = { frames, seconds: SECONDS, faithful: true, path: world.at(name) };
  await encodeFrames(world.engine, pictures(), about);
}

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

/** The largest change of a pixel in a part of a frame. */
function changeIn(place: typeof NOWHERE, one: Uint8Array, other: Uint8Array, width: number): number {
  let most = 0;
  for (let y = Math.floor(place.top * SIDE); y < (place.top + place.height) * SIDE; y += 1)
    for (let x = Math.floor(place.left * width); x < (place.left + place.width) * width; x += 1)
      most = Math.max(most, Math.abs((one[4 * (y * width + x)] ?? 0) - (other[4 * (y * width + x)] ?? 0)));
  return most;
}

/** The picture shifted to the right by this many pixels; its border is repeated. */
function moved({ width, height, data }: Picture, by: number): Picture {
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (y * width + Math.max(0, Math.min(width - 1, x - by)));
      out.set(data.subarray(from, from + 4), 4 * (y * width + x));
    }
  return { width, height, data: out };
}

type Wish = Partial<Pick<CapabilityInput['retalk'], 'fit' | 'face_at'>>;

async function speak(video: string, wish: Wish = {}, shape = SHAPE): Promise<Buffer[]> {
  const context: WorkContext = {
    files: {},
    paths: { '/v': world.at(video), '/a': world.at('voice.wav') },
    index: 0,
    seed: 1,
    report: () => undefined,
    keepFile: async (name, make) => {
      const path = world.at(`${video}-${name}`);
      if (!fs.existsSync(path) || name === 'film-1') await make(path);
      return path;
    },
  };
  const lengths = { seconds: SECONDS, audio_seconds: HEARD_SECONDS };
  const input = { video_url: '/v', audio_url: '/a', ...lengths, fit: 'loop' as const, ...wish };
  const made = await retalk(input, context);
  if (!('path' in made)) throw new Error('no film');
  return framesOf(made.path, shape);
}

async function framesOf(path: string, shape = SHAPE): Promise<Buffer[]> {
  const source = await describeVideo(world.engine, path);
  expect(source.video).toMatchObject({ width: shape.width, height: SIDE, frameRate: FPS });
  const frames: Buffer[] = [];
  for await (const frame of decodeFrames(world.engine, source, shape)) frames.push(frame);
  return frames;
}

test('the mouth is within 20 ms of the new sound, and nothing else changes', async () => {
  const [before, after] = [await framesOf(world.at('still.mp4')), await speak('still.mp4')];
  expect(after).toHaveLength(HEARD_SECONDS * FPS);
  const [face] = await findFaces({
    width: SIDE,
    height: SIDE,
    data: new Uint8ClampedArray(before[0] as Buffer),
  });
  const mouth = face?.points[13] ?? { x: 0, y: 0 };
  const dark = after.map((frame) => darkBelow(mouth, frame, SIDE));
  const sound = await samplesOf(world.engine, world.at('still.mp4-film-1'), 'mov');
  expect(Math.max(...dark)).toBeGreaterThan(Math.min(...dark) + 40);
  expect(Math.abs(lagOfMouth(dark, sound, FPS))).toBeLessThan(0.02);
  const begins = sound.findIndex((value) => Math.abs(value) > 0.02) / 48_000;
  expect(Math.abs(begins - (SYLLABLES[0] as number))).toBeLessThan(0.02);
  const given = await samplesOf(world.engine, world.at('voice.wav'), 'wav');
  expect(loudness(sound, 0, given.length) / loudness(given)).toBeCloseTo(1, 1);
  expect(await colourTags(world.at('still.mp4-film-1'))).toEqual(FILM_COLOURS);
  // Eyes, brow, hair, clothes and background: the sound continues where the film begins again.
  const nose = face?.points[4]?.y ?? 0;
  for (const [at, frame] of after.entries()) {
    const own = before[at % before.length] as Buffer;
    let most = 0;
    for (let y = 0; y < SIDE; y += 3)
      for (let x = 0; x < SIDE; x += 3) {
        if (y > nose && y < nose + 130) continue;
        const place = 4 * (y * SIDE + x);
        most = Math.max(most, Math.abs((frame[place] as number) - (own[place] as number)));
      }
    expect(most).toBeLessThan(40);
  }
}, 120_000);

test('a film is cut at the end of its sound, or holds its last frame', async () => {
  expect(await speak('still.mp4', { fit: 'cut' })).toHaveLength(SECONDS * FPS);
  const held = await speak('still.mp4', { fit: 'hold' });
  expect(held).toHaveLength(HEARD_SECONDS * FPS);
  const [last, end] = [held[SECONDS * FPS - 1] as Buffer, held.at(-1) as Buffer];
  let differs = 0;
  for (let at = 0; at < SIDE * 60 * 4; at += 4)
    if (Math.abs((last[at] as number) - (end[at] as number)) > 12) differs += 1;
  expect(differs).toBeLessThan(20);
});

test('of two people the chosen one speaks, and the other one does not move', async () => {
  const shape = { ...SHAPE, width: 2 * SIDE };
  const check = (face_at?: unknown) =>
    checkRetalk({ video_url: '/v', face_at }, {}, { '/v': world.at('pair.mp4') });
  const { found = [] } = await check();
  const [left, right] = found.toSorted((one, other) => one.left - other.left);
  expect(await check(right)).toMatchObject({ failed: [], found, foundSeconds: 0 });
  // There is no face.
  expect((await check({ left: 0, top: 0, width: 0.05, height: 0.05 })).failed).toContain('no_person');
  const before = (await framesOf(world.at('pair.mp4'), shape))[0] as Buffer;
  const after = await speak('pair.mp4', { face_at: right }, shape);
  const change = (place: typeof left) =>
    Math.max(...after.map((frame) => changeIn(place ?? NOWHERE, before, frame, shape.width)));
  expect(change(right)).toBeGreaterThan(60);
  expect(change(left)).toBeLessThan(40);
  // Without the choice it is refused.
  fs.rmSync(world.at('pair.mp4-watched-2'));
}, 120_000);

test.each([
  ['still.mp4', 'accepted', 1],
  ['restless.mp4', 'clip_needs_engine', 1],
  ['pair.mp4', 'several_people', 2],
] as const)(
  'the check of %s answers %s, and a run of a refused clip fails alike',
  async (name, answer, faces) => {
    const check = await checkRetalk({ video_url: '/v' }, {}, { '/v': world.at(name) });
    expect(check.failed).toEqual(answer === 'accepted' ? [] : [answer]);
    expect(check.found).toHaveLength(faces);
    if (answer !== 'accepted') await expect(speak(name)).rejects.toThrow(answer);
  },
);

test('a decoding failure is reported by its code, the only thing that a thread passes on', async () => {
  fs.writeFileSync(world.at('none.mp4'), 'no film');
  const asked = checkRetalk({ video_url: '/v' }, {}, { '/v': world.at('none.mp4') });
  await expect(asked).rejects.toThrow(/^media_unreadable$/);
  await expect(speak('none.mp4')).rejects.toBeInstanceOf(MediaFailure);
});
