import { readFile } from 'node:fs/promises';
import { FilePathSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from '../../features/storage/media/read-media.ts';
import { dubAudioJob, extractAudioJob } from '../operations/sound.ts';
import type { MediaSource } from '../operations/streams.ts';
import { reencodeJob } from '../operations/video.ts';
import { caseFile } from '../testing/cases.ts';
import {
  createMediaWorld,
  loudness,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../testing/media-world.ts';
import { toneFile, writeMedia } from '../testing/real-media.ts';
import { describeVideo } from './describe-video.ts';

const RATE = 48_000;
const MIX = { level: 0.5, duck: false, gain: 1 };

describe.each(await testBackends())('films of devices and the $kind', (backend) => {
  let world: MediaWorld;
  let speech: MediaSource;
  beforeAll(async () => {
    world = await createMediaWorld(backend);
    const path = await writeMedia(world.at('speech.wav'), toneFile(0.5));
    speech = { path, format: 'wav', seconds: 0.5, hasSound: true };
  });
  afterAll(() => world.close());

  /** Codec, and the name of it in the file, of a dubbed film. */
  async function dubbed(file: string) {
    const source = await describeVideo(world.engine, file);
    const path = world.at('dubbed.mp4');
    await world.engine.run(dubAudioJob(source, speech, path, MIX));
    const look = await world.engine.look({ path, format: 'mov' });
    using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    return {
      codec: look.codec,
      pixels: look.pixels,
      name: await track?.getInternalCodecId(),
      pictures: look.times.length,
      sounds: look.sounds,
    };
  }
  const H264 = { codec: 'h264', pixels: 'yuv420p', name: 'avc1', sounds: ['aac'] };

  it.each([
    ['film-hevc.mov', { ...H264, codec: 'hevc', name: 'hvc1', pictures: 75 }],
    ['film-hi10p.mp4', { ...H264, pictures: 75 }],
    ['film-mjpeg.avi', { ...H264, pictures: 25 }],
    ['film-vp8.webm', { ...H264, pictures: 75 }],
    ['../untagged-colours/colour-full.mp4', { ...H264, pixels: 'yuvj420p', pictures: 50 }],
    ['../interlaced/interlaced.mp4', { ...H264, pictures: 75 }],
  ])('%s plays everywhere when it is dubbed', async (name, expected) => {
    expect(await dubbed(caseFile(`dub-copies-pictures/${name}`))).toEqual(expected);
  });

  it('names HEVC as Apple devices know it, also of a film that does not', async () => {
    const bytes = await readFile(caseFile('dub-copies-pictures/film-hevc.mov'));
    bytes.write('hev1', bytes.indexOf('hvc1'), 'latin1');
    const path = await writeMedia(world.at('hev1.mov'), bytes);
    expect(await dubbed(path)).toMatchObject({ codec: 'hevc', name: 'hvc1', pictures: 75 });
  });

  it.each([
    'sound-amr.mov',
    'sound-first-unknown.mov',
    'sound-mp2.avi',
    'sound-mp2.mkv',
    'sound-mp2.mp4',
    'sound-second-unknown.mov',
  ])('keeps the sound of %s', async (name) => {
    const source = await describeVideo(world.engine, caseFile(`sounds-of-devices/${name}`));
    expect(source.hasSound).toBe(true);
    const made = world.at('heard.mp4');
    await world.engine.run(reencodeJob(source, made));
    const samples = await samplesOf(world.engine, made, 'mov');
    expect(samples.length).toBeGreaterThan(3.9 * RATE);
    expect(loudness(samples, RATE, 3 * RATE)).toBeGreaterThan(0.02);
  });

  it.each([
    ['second', 0, 1],
    ['first', 1, 0],
  ])('uses the other sound where nothing decodes the %s one', async (_which, sound, broken) => {
    const bytes = await readFile(caseFile('sounds-of-devices/sound-second-unknown.mov'));
    const path = await writeMedia(world.at(`broken-${broken}.mov`), withoutCodec(bytes, [broken]));
    const source = await describeVideo(world.engine, path);
    expect(source).toMatchObject({ hasSound: true, sound, soundCodec: 'aac' });
    const made = world.at('heard.wav');
    await world.engine.run(extractAudioJob(source, 'wav', made));
    expect(loudness(await samplesOf(world.engine, made, 'wav'), RATE, 3 * RATE)).toBeGreaterThan(0.02);
  });

  it('makes a silent film where nothing decodes any sound, and no failed run', async () => {
    const bytes = await readFile(caseFile('sounds-of-devices/sound-second-unknown.mov'));
    const path = await writeMedia(world.at('broken-all.mov'), withoutCodec(bytes, [0, 1]));
    const source = await describeVideo(world.engine, path);
    expect(source.hasSound).toBe(false);
    await world.engine.run(reencodeJob(source, world.at('silent.mp4')));
    expect(await dubbed(path)).toMatchObject({ ...H264, pictures: 100 });
  });
});

describe('at the upload', () => {
  it('pictures that nothing decodes are refused', async () => {
    const renamed = (bytes: Buffer, from: string, to: string) =>
      Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
    const film = await readFile(caseFile('dub-copies-pictures/film-hevc.mov'));
    const avi = await readFile(caseFile('dub-copies-pictures/film-mjpeg.avi'));
    const refusal = { code: 'media_unreadable' };
    expect(await readMedia({ bytes: film }, 'video/quicktime')).toMatchObject({ videoCodec: 'hevc' });
    expect(await readMedia({ bytes: avi }, 'video/x-msvideo')).toMatchObject({ width: 320 });
    const unknown = readMedia({ bytes: renamed(film, 'hvc1', 'zzzz') }, 'video/quicktime');
    await expect(unknown).rejects.toMatchObject(refusal);
    const old = readMedia({ bytes: renamed(avi, 'MJPG', 'cvid') }, 'video/x-msvideo');
    await expect(old).rejects.toMatchObject(refusal);
  });

  it.each([
    ['sound-amr.mov', 'video/quicktime', 'amr-nb'],
    ['sound-mp2.mkv', 'video/webm', 'mp2'],
    ['sound-mp2.avi', 'video/x-msvideo', 'mp2'],
  ])('the sound of %s is named', async (name, type, audioCodec) => {
    const bytes = await readFile(caseFile(`sounds-of-devices/${name}`));
    expect(await readMedia({ bytes }, type)).toMatchObject({ audioCodec });
  });

  it('sound that nothing decodes is said to be unknown', async () => {
    const bytes = await readFile(caseFile('sounds-of-devices/sound-second-unknown.mov'));
    const silent = withoutCodec(bytes, [0, 1]);
    expect(await readMedia({ bytes: silent }, 'video/quicktime')).toMatchObject({ audioCodec: 'unknown' });
  });
});

/** The film with a codec that nobody knows in some of its sounds, counted from 0. */
function withoutCodec(bytes: Buffer, sounds: readonly number[]): Buffer {
  const copy = Buffer.from(bytes);
  const places = ['mp4a', 'apac'].map((name) => copy.indexOf(name, copy.indexOf('moov')));
  for (const at of sounds) {
    const place = places[at] as number;
    copy.write('zzzz', place, 'latin1');
    const description = copy.indexOf('esds', place);
    copy.write('free', description, 'latin1');
  }
  return copy;
}
