import fs from 'node:fs';
import { filmAtRate } from '@inkreel/scene/film/film-at-rate.ts';
import { filmMix } from '@inkreel/scene/film/film-sounds.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { filmCopyJob } from '../../../media/operations/video.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import { caseFile } from '../../../media/testing/cases.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../../../media/testing/media-world.ts';
import { greyFilm, numbered, toneFile } from '../../../media/testing/real-media.ts';
import { drawFrames } from '../film/draw-frames.ts';
import { writeMix } from '../film/write-mix.ts';
import type { WorkContext } from '../work.ts';
import exportFilm from './export-film.ts';

const FRAMES = 48;
const SIZE = { width: 320, height: 180 };
/** Seconds of the film at which the tone begins. */
const TONE = 0.5;

let world: MediaWorld;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
  const shape = { ...SIZE, framesPerSecond: 24, frames: 36 };
  fs.writeFileSync(world.at('one.mp4'), await greyFilm({ ...shape, luma: numbered }));
  fs.writeFileSync(
    world.at('two.mp4'),
    await greyFilm({ ...shape, luma: (_, x, y) => 60 + ((x >> 3) + (y >> 3)) * 2 }),
  );
  fs.writeFileSync(world.at('tone.wav'), toneFile(2, { gain: (at) => (at < 1.25 ? 0.5 : 0) }));
});
afterAll(() => world.close());

const source = { source_in: 0, source_length: 1_500_000, has_sound: false };
const film = filmOf(
  { loudness: true },
  ...TRACKS,
  clipOf('video', 'video', [0, 24], { ...source, file: 'file:one', source_in: 250_000 }, 'one'),
  clipOf('video', 'video', [24, 24], { ...source, file: 'file:two', dissolve: 6 }, 'two'),
  clipOf('title', 'title', [10, 20], { text: 'Two clips\n两个镜头', fade_in: 4 }),
  clipOf('music', 'audio', [24 * TONE, 36], {
    file: 'file:tone',
    source_in: 0,
    source_length: 2_000_000,
    speed: 1.25,
  }),
);
const FILES = { 'file:one': 'one.mp4', 'file:two': 'two.mp4', 'file:tone': 'tone.wav' };
const INPUT = {
  film: JSON.stringify([...film.values()]),
  sources: Object.keys(FILES),
  media_urls: Object.values(FILES).map((name) => `/files/${name}`),
  seconds: FRAMES / 24,
  height: 180,
  document_id: 'film',
  title: '',
  description: '',
} as const;

/** A run whose stages are kept in the test's folder. */
function contextOf(about: Partial<WorkContext> = {}): WorkContext & { made: string[] } {
  const made: string[] = [];
  return {
    made,
    files: {},
    paths: Object.fromEntries(Object.values(FILES).map((name) => [`/files/${name}`, world.at(name)])),
    index: 0,
    seed: 1,
    report: () => undefined,
    keepFile: async (name, make) => {
      const path = world.at(`kept-${name}`);
      if (fs.existsSync(path)) return path;
      made.push(name);
      await make(path);
      return path;
    },
    ...about,
  };
}

test('makes the film as it is drawn, to the frame, its sound where it is, and continues after a crash', async () => {
  const crashes = contextOf({
    report: (_, share) => {
      if (share > 0.5) throw new Error('a crash');
    },
  });
  await expect(exportFilm(INPUT, crashes)).rejects.toThrow('a crash');
  // What a crash leaves is no finished stage.
  fs.rmSync(world.at('kept-film-1'), { force: true });
  const continued = contextOf();
  const made = await exportFilm(INPUT, continued);
  expect([crashes.made, continued.made]).toEqual([['sound-1', 'film-1'], ['film-1']]);
  if (!('path' in made)) throw new Error('no film');
  expect(made).toMatchObject({ contentType: 'video/mp4', poster: SIZE });

  const described = await describeVideo(world.engine, made.path);
  expect(described).toMatchObject({ hasSound: true, video: { ...SIZE, frameRate: 24 } });
  expect(await colourTags(made.path)).toEqual(FILM_COLOURS);
  const drawing = {
    timeline: filmTimeline(film),
    size: SIZE,
    rate: 24,
    parts: film,
    files: new Map(Object.entries(FILES).map(([name, file]) => [name, world.at(file)])),
  };
  const drawn = drawFrames(world.engine, drawing, () => undefined);
  const worst: number[] = [];
  const middles: number[] = [];
  for await (const frame of decodeFrames(world.engine, described, { ...described.video, pixels: 'rgba' })) {
    const { value } = await drawn.next();
    if (!value) break;
    worst.push(likeness(frame, value));
    middles.push(value[(20 * SIZE.width + 10) * 4] as number);
  }
  expect((await drawn.next()).done).toBe(true);
  expect(worst).toHaveLength(FRAMES);
  expect(Math.min(...worst)).toBeGreaterThan(38);
  // The first clip begins in its sixth frame, and each frame is the next one of its source.
  const grey = (frame: number) => Math.round(((numbered(frame) - 16) * 255) / 219);
  for (const frame of [0, 1, 12, 23])
    expect(Math.abs((middles[frame] ?? 0) - grey(frame + 6))).toBeLessThan(4);

  const sound = await samplesOf(world.engine, made.path, 'mov');
  const begins = sound.findIndex((sample) => Math.abs(sample) > 0.02) / 48_000;
  expect(Math.abs(begins - TONE)).toBeLessThan(0.02);
  expect(Math.abs(sound.length / 48_000 - FRAMES / 24)).toBeLessThan(0.03);
  // Faster, at the same pitch: its 1.25 seconds take one.
  const ends = sound.findLastIndex((sample) => Math.abs(sample) > 0.02) / 48_000;
  expect(Math.abs(ends - TONE - 1)).toBeLessThan(0.03);
  const heard = sound.subarray(48_000 * (TONE + 0.2), 48_000 * (TONE + 0.7));
  const rises = heard.reduce((count, value, at) => count + Number(value >= 0 && (heard[at - 1] ?? 0) < 0), 0);
  expect(Math.abs(rises / 220 - 1)).toBeLessThan(0.03);
}, 240_000);

test('a video that browsers decode differently is converted first, as its copy is', async () => {
  const [hevc, copy] = [caseFile('dub-copies-pictures/film-hevc.mov'), world.at('copy.mp4')];
  const video = await describeVideo(world.engine, hevc);
  await world.engine.run(filmCopyJob(video, copy));
  const clip = { file: 'file:hevc', source_in: 0, source_length: 500_000, has_sound: false };
  const parts = filmOf({}, ...TRACKS, clipOf('video', 'video', [0, 6], clip));
  const made = await Promise.all(
    [hevc, copy].map(async (file, at) => {
      const stages: string[] = [];
      const input = {
        ...INPUT,
        film: JSON.stringify([...parts.values()]),
        sources: ['file:hevc'],
        media_urls: ['/files/hevc'],
      };
      const keepFile: WorkContext['keepFile'] = async (name, make) => {
        stages.push(name);
        const path = world.at(`${at}-${name}`);
        await make(path);
        return path;
      };
      const context = contextOf({ paths: { '/files/hevc': file }, keepFile });
      const film = await exportFilm(input, context);
      return { stages, bytes: 'path' in film ? fs.readFileSync(film.path) : undefined };
    }),
  );
  expect(made.map(({ stages }) => stages)).toEqual([
    ['copy-0', 'sound-1', 'film-1'],
    ['sound-1', 'film-1'],
  ]);
  expect(made[0]?.bytes?.equals(made[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
}, 120_000);

test('a WebM has VP9 and Opus, at the rate that was asked for, and looks like what is drawn', async () => {
  const context = contextOf({
    keepFile: async (name, make) => {
      const path = world.at(`webm-${name}`);
      await make(path);
      return path;
    },
  });
  const made = await exportFilm({ ...INPUT, format: 'webm', frame_rate: 30 }, context);
  if (!('path' in made)) throw new Error('no film');
  expect(made.contentType).toBe('video/webm');
  const described = await describeVideo(world.engine, made.path);
  expect(described).toMatchObject({ hasSound: true, video: { ...SIZE, frameRate: 30 } });
  const input = new Input({ source: new FilePathSource(made.path), formats: ALL_FORMATS });
  const tracks = await input.getTracks();
  expect(await Promise.all(tracks.map((track) => track.getCodec()))).toEqual(['vp9', 'opus']);
  input.dispose();
  const parts = filmAtRate(film, { numerator: 30, denominator: 1 });
  const files = new Map(Object.entries(FILES).map(([name, file]) => [name, world.at(file)]));
  const drawing = { timeline: filmTimeline(parts), size: SIZE, rate: 30, parts, files };
  const drawn = drawFrames(world.engine, drawing, () => undefined);
  let [count, worst] = [0, 100];
  for await (const frame of decodeFrames(world.engine, described, { ...described.video, pixels: 'rgba' })) {
    const { value } = await drawn.next();
    if (!value) break;
    worst = Math.min(worst, likeness(frame, value));
    count += 1;
  }
  expect((await drawn.next()).done).toBe(true);
  expect(count).toBe((FRAMES / 24) * 30);
  expect(worst).toBeGreaterThan(38);
}, 240_000);

test('a sound of one channel is as loud in each of two', async () => {
  const clip = { file: 'file:tone', source_in: 0, source_length: 1_000_000 };
  const parts = filmOf({}, ...TRACKS, clipOf('music', 'audio', [0, 24], clip));
  const files = new Map([['file:tone', world.at('tone.wav')]]);
  const path = world.at('mix.wav');
  await writeMix(world.engine, { mix: filmMix(parts), parts, files }, path, () => undefined);
  const bytes = fs.readFileSync(path).subarray(44);
  let loudest = 0;
  for (let at = 0; at < bytes.length; at += 4) loudest = Math.max(loudest, bytes.readInt16LE(at));
  expect(Math.abs(loudest / 32_767 - 0.5)).toBeLessThan(0.05);
});

/** Peak signal-to-noise ratio of two frames of RGBA, in decibels. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  let squares = 0;
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (at % 4 === 3) continue;
    squares += ((one[at] as number) - (other[at] as number)) ** 2;
    count += 1;
  }
  return squares === 0 ? 100 : 10 * Math.log10((255 * 255 * count) / squares);
}
