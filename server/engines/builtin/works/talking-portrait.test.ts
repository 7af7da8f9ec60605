import fs from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  loudness,
  type MediaWorld,
  runningIn,
  samplesOf,
  testBackends,
} from '../../../media/testing/media-world.ts';
import { CancelledError } from '../candidate.ts';
import { findFaces } from '../faces/find-faces.ts';
import { photo, twoPeople } from '../faces/testing/photos.ts';
import { darkBelow, lagOfMouth } from '../mouth/testing/lip-sync.ts';
import { VOWELS, voice, wavOf } from '../mouth/testing/voice.ts';
import { encodePng } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import type { WorkContext } from '../work.ts';
import talkingPortrait from './talking-portrait.ts';

const RATE = 16_000;
const FPS = 25;
const SECONDS = 1.3;
/** Syllables of a fifth of a second with uneven pauses. */
const SYLLABLES = [0.2, 0.6, 0.95];
const isHeard = (at: number) => SYLLABLES.some((begin) => at >= begin && at < begin + 0.2);
const INPUT = { image_url: '/i', audio_url: '/a', seconds: SECONDS, frame: '1:1', style: 'calm' } as const;

let world: MediaWorld;
let image: Uint8Array;
beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend');
  world = await createMediaWorld(backend);
  image = await encodePng(await photo('officer', (whole) => whole.resize(430)));
  const samples = voice(SECONDS, RATE, (at) => (isHeard(at) ? VOWELS.ah : 'silence'));
  fs.writeFileSync(world.at('voice.wav'), wavOf(samples, RATE));
});
afterAll(() => world.close());

/** A run whose stages are kept in the test's folder. */
function contextOf(about: Partial<WorkContext> = {}): WorkContext & { made: string[] } {
  const made: string[] = [];
  return {
    made,
    files: { '/i': image },
    paths: { '/a': world.at('voice.wav') },
    index: 0,
    seed: 5,
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

test('continues after the finished stage, and its lips are within 20 ms of the sound', async () => {
  const stopped = contextOf({
    report: (_stage, share) => {
      if (share > 0.3) throw new Error('a crash');
    },
  });
  await expect(talkingPortrait(INPUT, stopped)).rejects.toThrow('a crash');
  const context = contextOf();
  const made = await talkingPortrait(INPUT, context);
  expect([stopped.made, context.made]).toEqual([['looked-1', 'film-1'], ['film-1']]);
  if (!('path' in made)) throw new Error('no film');

  const source = await describeVideo(world.engine, made.path);
  expect(source).toMatchObject({
    hasSound: true,
    video: { width: 512, height: 512, frameRate: FPS },
  });
  // As long as the sound, in whole frames.
  expect(Math.abs(source.seconds - SECONDS)).toBeLessThan(1 / FPS);
  const dark: number[] = [];
  let first: Picture | undefined;
  let mouth = { x: 0, y: 0 };
  for await (const frame of decodeFrames(world.engine, source, { ...source.video, pixels: 'rgba' })) {
    if (!first) {
      first = { width: 512, height: 512, data: new Uint8ClampedArray(frame) };
      const [face] = await findFaces(first);
      mouth = face?.points[13] ?? mouth;
    }
    dark.push(darkBelow(mouth, frame, 512));
    // Far from the head only the encoder changes pixels.
    for (const at of [4 * (512 * 20 + 500), 4 * (512 * 500 + 20)])
      expect(Math.abs((frame[at] as number) - (first.data[at] as number))).toBeLessThan(12);
  }
  expect(dark).toHaveLength(Math.ceil(SECONDS * FPS));
  const sound = await samplesOf(world.engine, made.path, 'mov');
  expect(Math.abs(lagOfMouth(dark, sound, FPS))).toBeLessThan(0.02);
  // The sound keeps its position.
  const begins = sound.findIndex((value) => Math.abs(value) > 0.02) / 48_000;
  expect(Math.abs(begins - (SYLLABLES[0] as number))).toBeLessThan(0.02);
  const given = await samplesOf(world.engine, world.at('voice.wav'), 'wav');
  expect(loudness(sound, 0, given.length) / loudness(given)).toBeCloseTo(1, 1);
  expect(await colourTags(made.path)).toEqual(FILM_COLOURS);
}, 120_000);

test('a cancelled film leaves no process and no file', async () => {
  fs.rmSync(world.at('kept-film-1'), { force: true });
  let share = 0;
  const report = (_stage: string, done: number) => {
    share = done;
    if (done > 0.3) throw new CancelledError();
  };
  await expect(talkingPortrait(INPUT, contextOf({ report }))).rejects.toBeInstanceOf(CancelledError);
  expect(share).toBeLessThan(0.4);
  await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
  expect(fs.readdirSync(world.folder).filter((name) => name.includes('film'))).toEqual([]);
});

test('a picture of two people is refused by the rule that it breaks', async () => {
  fs.rmSync(world.at('kept-looked-1'), { force: true });
  const files = { '/i': await encodePng(await twoPeople()) };
  await expect(talkingPortrait(INPUT, contextOf({ files }))).rejects.toThrow('several_people');
});

test('a sound in which nothing is heard is refused', async () => {
  fs.writeFileSync(world.at('silent.wav'), wavOf(new Float32Array(RATE), RATE));
  const keepFile: WorkContext['keepFile'] = async (name, make) => {
    await make(world.at(`silent-${name}`));
    return world.at(`silent-${name}`);
  };
  const context = { ...contextOf({ paths: { '/a': world.at('silent.wav') } }), keepFile };
  await expect(talkingPortrait(INPUT, context)).rejects.toThrow('sound_silent');
});
