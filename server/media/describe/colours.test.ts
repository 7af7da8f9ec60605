import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posterJob } from '../operations/stills.ts';
import { reencodeJob } from '../operations/video.ts';
import { decodeFrames } from '../raw-frames.ts';
import { caseFile } from '../testing/cases.ts';
import { createMediaWorld, type MediaWorld, testBackends } from '../testing/media-world.ts';
import { greyFilm, writeMedia } from '../testing/real-media.ts';
import { coloursOf } from './colours.ts';
import { describeVideo } from './describe-video.ts';
import type { Look } from './look.ts';

/** Patches of the films, four a row. */
const COLUMNS = 4;
const WIDTH = 160;
const HEIGHT = 90;
type Patch = readonly [number, number, number];
/** What a browser shows of the sources. */
const SHOWN: readonly Patch[] = [
  [255, 255, 255],
  [128, 128, 128],
  [254, 0, 0],
  [0, 255, 2],
  [0, 0, 253],
  [224, 172, 140],
  [254, 200, 1],
  [0, 140, 160],
];
describe.each(await testBackends())('colours by the $kind', (backend) => {
  let world: MediaWorld;
  beforeAll(async () => {
    world = await createMediaWorld(backend);
  });
  afterAll(() => world.close());

  /** The patches of the first frame of a film's export. */
  async function exported(name: string): Promise<Patch[]> {
    const source = await describeVideo(world.engine, caseFile(name));
    const made = world.at('made.mp4');
    await world.engine.run(reencodeJob(source, made));
    const film = await describeVideo(world.engine, made);
    expect(film.video.colours).toEqual({ matrix: 'bt709', range: 'tv' });
    const frames = { width: WIDTH, height: HEIGHT, frameRate: 25, pixels: 'rgba' } as const;
    for await (const data of decodeFrames(world.engine, film, frames, { seconds: 0.04 }))
      return patchesOf(data, 4);
    throw new Error('no frame');
  }

  it.each([
    'colour-601-hd.mp4',
    'colour-709.mp4',
    'colour-full.mp4',
    'colour-untagged-hd.mp4',
    'colour-untagged-sd.mp4',
  ])('of %s are as a browser shows them, in exports and posters', async (name) => {
    expectNear(await exported(`untagged-colours/${name}`), SHOWN, 4);
    const source = await describeVideo(world.engine, caseFile(`untagged-colours/${name}`));
    await world.engine.run(posterJob(source, 0, WIDTH, world.at('poster.png')));
    expectNear(patchesOf(await sharp(world.at('poster.png')).raw().toBuffer(), 3), SHOWN, 4);
  });

  it.each(['colour-hlg.mov', 'colour-hlg.webm', 'colour-pq.mov'])(
    'of the high dynamic range of %s fit the usual one',
    async (name) => {
      const [white, grey, red, green, blue, skin] = (await exported(`hdr/${name}`)) as Patch[];
      expectNear([white, grey], [SHOWN[0], SHOWN[1]], 4);
      expectNear([red, green, blue, skin], [SHOWN[2], SHOWN[3], SHOWN[4], SHOWN[5]], 14);
    },
  );

  it('of a camcorder have no lines of the other field', async () => {
    const source = await describeVideo(world.engine, caseFile('interlaced/interlaced.mp4'));
    expect(source.video.isInterlaced).toBe(true);
    const made = world.at('whole.mp4');
    await world.engine.run(reencodeJob(source, made));
    const plain = { ...source, video: { ...source.video, isInterlaced: false } };
    const [combed, whole] = [await combs(plain), await combs(await describeVideo(world.engine, made))];
    expect(whole).toBeLessThan(combed / 4);
    expect((await world.engine.look({ path: made, format: 'mov' })).times).toHaveLength(75);
  });

  /** How much the lines of a frame differ from both neighbours. */
  async function combs(source: Awaited<ReturnType<typeof describeVideo>>): Promise<number> {
    const { width, height, frameRate } = source.video;
    const frames = { width, height, frameRate, pixels: 'yuv420p' } as const;
    let sum = 0;
    for await (const data of decodeFrames(world.engine, source, frames, { seconds: 1 }))
      for (let at = width; at < width * (height - 1); at += 1) {
        const [above, here, below] = [data[at - width], data[at], data[at + width]] as [
          number,
          number,
          number,
        ];
        if ((here > above && here > below) || (here < above && here < below))
          sum += Math.min(Math.abs(here - above), Math.abs(here - below));
      }
    return sum;
  }

  it('of a film without any picture that decodes are not guessed', async () => {
    const bytes = await greyFilm({ width: 64, height: 48, framesPerSecond: 5, frames: 5, luma: () => 90 });
    const broken = Buffer.from(bytes);
    const data = broken.indexOf('mdat');
    broken.fill(0, data + 4, data - 4 + broken.readUInt32BE(data - 4));
    const path = await writeMedia(world.at('broken.mp4'), broken);
    await expect(describeVideo(world.engine, path)).rejects.toMatchObject({ code: 'media_unreadable' });
  });
});

it('colours are those of the tags, and of the size where there are none', () => {
  const look: Look = {
    times: [0],
    codec: 'h264',
    pixels: 'yuv420p',
    width: 720,
    height: 1280,
    isInterlaced: false,
    range: undefined,
    matrix: undefined,
    primaries: undefined,
    transfer: undefined,
    sounds: [],
  };
  expect(coloursOf(look)).toEqual({ matrix: 'bt709', range: 'tv' });
  expect(coloursOf({ ...look, height: 576 })).toEqual({ matrix: 'smpte170m', range: 'tv' });
  expect(coloursOf({ ...look, matrix: 'bt470bg', pixels: 'yuvj420p' })).toEqual({
    matrix: 'bt470bg',
    range: 'pc',
  });
  expect(coloursOf({ ...look, transfer: 'smpte2084' })).toEqual({
    matrix: 'bt2020nc',
    range: 'tv',
    highRange: 'smpte2084',
  });
});

function patchesOf(data: Uint8Array, bytes: 3 | 4): Patch[] {
  return SHOWN.map((_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const x = Math.round(((column + 0.5) * WIDTH) / COLUMNS);
    const y = Math.round(((row + 0.5) * HEIGHT) / 2);
    const from = (y * WIDTH + x) * bytes;
    return [data[from], data[from + 1], data[from + 2]] as unknown as Patch;
  });
}

function expectNear(
  seen: readonly (Patch | undefined)[],
  shown: readonly (Patch | undefined)[],
  most: number,
): void {
  const off = seen.map((patch, at) =>
    Math.max(...(patch ?? []).map((value, channel) => Math.abs(value - (shown[at]?.[channel] ?? -999)))),
  );
  expect({ off: Math.max(...off) <= most, seen }).toEqual({ off: true, seen });
}
