import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { decodeFrames, encodeFrames, frameBytes } from '../../../media/raw-frames.ts';
import { runStages } from '../../../media/run-stages.ts';
import {
  colourTags,
  createMediaWorld,
  FILM_COLOURS,
  type MediaWorld,
  runningIn,
} from '../../../media/testing/media-world.ts';
import { toneFile, writeMedia } from '../../../media/testing/real-media.ts';
import { folderKeeper } from '../../../media/testing/staged-work.ts';
import { openReader } from '../../../ocr/open-reader.ts';
import type { TextReader } from '../../../ocr/text-reader.ts';
import { unpackPatches } from './patches.ts';
import { removalStages } from './remove-text.ts';
import { subtitledFilm } from './testing/subtitled-film.ts';

const SIZE = { width: 320, height: 180, frameRate: 15 };
const FRAMES = 36;
const CUT = 18;
/** The frames with subtitles. */
const [FROM, TO] = [6, 30];
const AREAS: SubtitleArea[] = [
  { mode: 'remove', left: 0.02, top: 0.7, width: 0.96, height: 0.28 },
  { mode: 'keep', left: 0, top: 0.6, width: 0.24, height: 0.4 },
  // An area without text.
  { mode: 'remove', left: 0.5, top: 0.05, width: 0.4, height: 0.2 },
];
const film = subtitledFilm({
  ...SIZE,
  frames: FRAMES,
  cut: CUT,
  texts: [
    { text: 'Over the hills', x: 90, y: 140, width: 200, height: 28, from: FROM, to: TO },
    { text: 'LIVE', x: 8, y: 142, width: 56, height: 24, from: 0, to: FRAMES },
  ],
});
let world: MediaWorld;
let reader: TextReader | undefined;

beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
  reader = openReader(world.folder);
  const sound = { path: await writeMedia(world.at('tone.wav'), toneFile(3)), format: 'wav' as const };
  await encodeFrames(world.engine, film.lettered(), {
    frames: { ...SIZE, pixels: 'yuv420p' },
    seconds: FRAMES / SIZE.frameRate,
    sound: { ...sound, seconds: 3, hasSound: true },
    path: world.at('film.mp4'),
    faithful: true,
  });
});
afterAll(() => {
  reader?.close();
  world.close();
});

async function run(folder: string, onProgress: (share: number) => void = () => undefined) {
  fs.mkdirSync(world.at(folder), { recursive: true });
  const clip = { engine: world.engine, source: await describeVideo(world.engine, world.at('film.mp4')) };
  const made: string[] = [];
  const stages = removalStages(clip, AREAS, { quality: 'standard', reader });
  const keep = folderKeeper(world.at(folder), (name) => made.push(name));
  return { made, paths: runStages(stages, keep, onProgress) };
}
async function framesOf(path: string): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const raw = { ...SIZE, pixels: 'yuv420p' } as const;
  for await (const frame of decodeFrames(world.engine, await describeVideo(world.engine, path), raw))
    frames.push(frame);
  return frames;
}
async function soundOf(path: string): Promise<string[]> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  const packets: string[] = [];
  if (track)
    for await (const { data, timestamp } of new EncodedPacketSink(track).packets())
      packets.push(`${timestamp.toFixed(3)} ${Buffer.from(data).toString('base64')}`);
  input.dispose();
  return packets;
}
/** Mean squared difference of brightness over a part of a frame, given in shares of it. */
function missed(
  a: Uint8Array,
  b: Uint8Array,
  part: { left: number; top: number; right: number; bottom: number },
): number {
  let [sum, count] = [0, 0];
  const { width, height } = SIZE;
  for (let y = Math.round(part.top * height); y < part.bottom * height; y += 1)
    for (let x = Math.round(part.left * width); x < part.right * width; x += 1) {
      sum += ((a[y * width + x] as number) - (b[y * width + x] as number)) ** 2;
      count += 1;
    }
  return sum / count;
}
const SUBTITLE = { left: 0.26, top: 0.76, right: 0.92, bottom: 0.96 };

test('the background that a moving camera shows replaces the letters, across a cut, and nothing else changes', async () => {
  const { made, paths } = await run('whole');
  const [pixels = '', path = ''] = await paths;
  expect(made).toEqual(['pixels-3-0', 'film-1']);
  const changed = [...unpackPatches(await readFile(pixels)).keys()].sort((a, b) => a - b);
  expect(changed).toEqual(Array.from({ length: TO - FROM }, (_, at) => FROM + at));
  const [before, after] = [await framesOf(world.at('film.mp4')), await framesOf(path)];
  expect(after).toHaveLength(FRAMES);
  for (const [at, frame] of after.entries()) {
    const given = before[at] as Buffer;
    // 28 dB is a mean squared error of 103; with the letters it is 4000 or more.
    if (at >= FROM && at < TO) expect(missed(given, film.clean(at), SUBTITLE)).toBeGreaterThan(2500);
    expect(missed(frame, film.clean(at), SUBTITLE)).toBeLessThan(60);
    // Protected areas and everything outside the areas differ only by the coding.
    expect(missed(frame, given, { left: 0, top: 0.6, right: 0.23, bottom: 1 })).toBeLessThan(3);
    expect(missed(frame, given, { left: 0, top: 0, right: 1, bottom: 0.69 })).toBeLessThan(3);
  }
  expect(await soundOf(path)).toEqual(await soundOf(world.at('film.mp4')));
  expect(await colourTags(path)).toEqual(FILM_COLOURS);
});

test.each([
  [24, 12],
  [25, 30],
])('a film with %d frames a second for %d seconds keeps each of its frames', async (frameRate, seconds) => {
  const frames = { width: 64, height: 48, frameRate, pixels: 'yuv420p' } as const;
  const count = frameRate * seconds;
  async function* pictures() {
    // Pictures that differ make the encoder write them in another order.
    for (let at = 0; at < count; at += 1) yield Buffer.alloc(frameBytes(frames), 60 + ((at * 7) % 50));
  }
  const path = world.at(`rate-${frameRate}.mp4`);
  await encodeFrames(world.engine, pictures(), { frames, seconds, path });
  const clip = { engine: world.engine, source: await describeVideo(world.engine, path) };
  const area = { mode: 'remove', left: 0.2, top: 0.6, width: 0.6, height: 0.3, start: 0, end: 1 } as const;
  const stages = removalStages(clip, [area], { quality: 'draft', reader: undefined });
  fs.mkdirSync(world.at(`rate-${frameRate}`));
  const keep = folderKeeper(world.at(`rate-${frameRate}`), () => undefined);
  const made = (await runStages(stages, keep)).at(-1) ?? '';
  let decoded = 0;
  const { video } = await describeVideo(world.engine, made);
  for await (const _ of decodeFrames(world.engine, { ...clip.source, path: made }, frames)) decoded += 1;
  expect({ decoded, rate: video.frameRate }).toEqual({ decoded: count, rate: frameRate });
  // Decoding holds the last frame, so the file's own frames are counted.
  expect((await world.engine.look({ path: made, format: 'mov' })).times).toHaveLength(count);
});

test('an interrupted run continues with its current stage, and leaves no process and no file', async () => {
  const stop = (share: number) => (done: number) => {
    if (done > share) throw new Error('not wanted');
  };
  for (const share of [0.05, 0.97]) {
    const { paths } = await run('stopped', stop(share));
    await expect(paths).rejects.toThrow('not wanted');
    await vi.waitFor(() => expect(runningIn(world.folder)).toEqual([]), { timeout: 20_000 });
    expect(fs.readdirSync(world.at('stopped'))).toEqual(share < 0.5 ? [] : ['pixels-3-0']);
  }
  const { made, paths } = await run('stopped');
  await paths;
  expect(made).toEqual(['film-1']);
});

test('a part of the film without areas to clear is not decoded', async () => {
  const source = {
    ...(await describeVideo(world.engine, world.at('film.mp4'))),
    path: world.at('nowhere.mp4'),
  };
  const [area] = AREAS as [SubtitleArea];
  const stagesFrom = (start: number) =>
    removalStages({ engine: world.engine, source }, [{ ...area, start }], { quality: 'standard', reader });
  const [late] = stagesFrom(60);
  await late?.make(world.at('late'), [], () => undefined);
  expect(unpackPatches(await readFile(world.at('late'))).size).toBe(0);
  const [whole] = stagesFrom(0);
  await expect(whole?.make(world.at('whole-part'), [], () => undefined)).rejects.toThrow();
});

test('a film without text in the areas is refused where nothing else is made', async () => {
  const clip = { engine: world.engine, source: await describeVideo(world.engine, world.at('film.mp4')) };
  const sky: SubtitleArea = { mode: 'remove', left: 0.4, top: 0, width: 0.2, height: 0.1 };
  const make = (folder: string, required: boolean) => {
    fs.mkdirSync(world.at(folder), { recursive: true });
    const stages = removalStages(clip, [sky], { quality: 'standard', reader, required });
    const keep = folderKeeper(world.at(folder), () => undefined);
    return runStages(stages, keep, () => undefined);
  };
  await expect(make('no-text', true)).rejects.toThrow('no_text_in_areas');
  await expect(make('no-text', false)).resolves.toBeDefined();
});
