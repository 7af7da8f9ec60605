/** End to end with the real models, on a clip of a second and a half and on speech. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHearingNetwork } from '../../../../hearing/find-network.ts';
import { HEARD_RATE, hearSpeech, PIECE_SECONDS } from '../../../../hearing/hear-speech.ts';
import { speechTimes } from '../../../../hearing/speech-times.ts';
import { findRuntime } from '../../../../inference/find-runtime.ts';
import type { ModelFile } from '../../../../inference/frames.ts';
import { createModelProcess } from '../../../../inference/model-process.ts';
import { readSamples } from '../../../../media/operations/samples.ts';
import { createMediaWorld, type MediaWorld } from '../../../../media/testing/media-world.ts';
import { writeMedia } from '../../../../media/testing/real-media.ts';
import { openReader } from '../../../../ocr/open-reader.ts';
import type { TextReader } from '../../../../ocr/text-reader.ts';
import { encodeMp4 } from '../../camera/encode-mp4.ts';
import { toYuv } from '../../camera/yuv.ts';
import { poster } from '../../letters/testing/poster.ts';
import { openClip } from '../open-clip.ts';
import { joinRows } from './join-rows.ts';
import { readClip } from './read-clip.ts';

const [width, height, framesPerSecond] = [320, 180, 20];
const at = { x: 40, y: 136, width: 240, height: 30, weight: 'bold', color: '#ffffff' } as const;
let world: MediaWorld;
let reader: TextReader | undefined;
beforeAll(async () => {
  world = await createMediaWorld({ kind: 'library' });
  reader = openReader('');
});
afterAll(() => {
  reader?.close();
  world.close();
});

test('lines of a clip are read with their frames, and each part once', async () => {
  const shown = (frame: number) =>
    frame < 3 || frame >= 26 ? [] : [{ ...at, text: frame < 14 ? 'Fresh bread' : '新店开业' }];
  const yuv = new Uint8Array((width * height * 3) / 2);
  const film = { width, height, framesPerSecond, frames: 30 };
  const bytes = await encodeMp4(film, (frame) => {
    toYuv(poster(width, height, [40, 70, 110], shown(frame)), yuv);
    return yuv;
  });
  const clip = await openClip(await writeMedia(world.at('clip.mp4'), bytes));
  const areas = [{ mode: 'remove', left: 0, top: 0.65, width: 1, height: 0.35 }] as const;
  const kept = new Map<string, Uint8Array>();
  const keep = async (name: string, make: () => Promise<Uint8Array>) => {
    const made = kept.get(name) ?? (await make());
    kept.set(name, made);
    return made;
  };
  if (!reader) throw new Error('no reader');
  const { rows, frameRate } = await readClip(clip, reader, { areas, keep });
  expect(joinRows(rows, frameRate, 'all')).toMatchObject([
    { first: 3, end: 14, text: 'Fresh bread' },
    { first: 14, end: 26, text: '新店开业' },
  ]);
  // After a crash the part is stored: calling the reader would fail.
  const gone = {
    find: () => Promise.reject(new Error('asked')),
    read: () => Promise.reject(new Error('asked')),
  };
  const again = await readClip(clip, { ...reader, ...gone }, { areas, keep });
  expect(again.rows).toEqual(rows);
});

test('speech is detected, and silence is not', async () => {
  const path = fileURLToPath(
    new URL('../../../../../web/public/samples/media/speech-en.wav', import.meta.url),
  );
  const source = { path, format: 'wav' as const, seconds: 2, hasSound: true };
  const spoken = await readSamples(world.engine, source, { rate: HEARD_RATE, mostSeconds: 2 });
  const process = createModelProcess({ runtime: findRuntime('') ?? '', threads: 1, memoryBytes: 2 ** 29 });
  async function* sound() {
    yield new Float32Array(HEARD_RATE);
    yield spoken;
    yield new Float32Array(HEARD_RATE);
  }
  const chances = await hearSpeech(process, findHearingNetwork() as ModelFile, sound());
  process.close();
  const times = speechTimes(chances, PIECE_SECONDS, 4);
  expect(times[0]?.start).toBeGreaterThan(0.7);
  expect(times[0]?.start).toBeLessThan(1.5);
  expect(times.at(-1)?.end).toBeLessThan(3.6);
});
