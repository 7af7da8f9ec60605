import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceAudioJob } from '../../../media/operations/sound.ts';
import {
  createMediaWorld,
  greyFrames,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../../../media/testing/media-world.ts';
import { greyFilm, numbered, toneFile, writeMedia } from '../../../media/testing/real-media.ts';
import { readMedia } from '../media/read-media.ts';
import { labelVideo } from './label-video.ts';

const SIZE = { width: 160, height: 96 };
const FRAMES = 12;
/** Pixels that the plate of this text covers at this size, from the corner. */
const CORNER = { width: 120, height: 32 };

describe('the visible label of a video', () => {
  let world: MediaWorld;
  let folder: string;
  let film: string;
  beforeAll(async () => {
    const [backend] = await testBackends();
    if (!backend) throw new Error('no media backend is installed');
    world = await createMediaWorld(backend);
    folder = await mkdtemp(path.join(os.tmpdir(), 'inkreel-label-'));
    const about = { ...SIZE, framesPerSecond: 12, frames: FRAMES, luma: numbered };
    const silent = await writeMedia(world.at('silent.mp4'), greyFilm(about));
    const tone = await writeMedia(world.at('tone.wav'), toneFile(1));
    film = world.at('film.mp4');
    const video = { ...SIZE, frameRate: 12 };
    const source = { path: silent, format: 'mov' as const, seconds: 1, video, hasSound: false };
    const sound = { path: tone, format: 'wav' as const, seconds: 1, hasSound: true };
    await world.engine.run(replaceAudioJob(source, sound, film));
  });
  afterAll(async () => {
    world.close();
    await rm(folder, { recursive: true });
  });

  it('is in the corner of every frame; other pixels, times and sound do not change', async () => {
    const labelled = await labelVideo({ path: film }, 'AI 生成', { folder, to: path.join(folder, 'made') });
    const to = labelled?.path ?? '';
    expect(readdirSync(folder).toSorted()).toEqual(['made', 'media']);
    const facts = await readMedia({ path: to }, 'video/mp4');
    expect(facts).toEqual(await readMedia({ path: film }, 'video/mp4'));
    const [before, after] = await Promise.all(
      [film, to].map((file) => greyFrames(world.engine, file, { ...SIZE, frames: FRAMES })),
    );
    if (!before || !after) throw new Error('no frames');
    for (let frame = 0; frame < FRAMES; frame += 1) {
      let [text, plate, elsewhere] = [0, 0, 0];
      for (let y = 0; y < SIZE.height; y += 1)
        for (let x = 0; x < SIZE.width; x += 1) {
          const grey = after(frame, x, y);
          const isCorner = x >= SIZE.width - CORNER.width && y >= SIZE.height - CORNER.height;
          if (!isCorner) elsewhere = Math.max(elsewhere, Math.abs(grey - before(frame, x, y)));
          else if (grey > before(frame, x, y) + 60) text += 1;
          else if (grey < before(frame, x, y) * 0.6) plate += 1;
        }
      expect(text, `text in frame ${frame}`).toBeGreaterThan(100);
      expect(plate, `plate in frame ${frame}`).toBeGreaterThan(300);
      expect(elsewhere, `elsewhere in frame ${frame}`).toBeLessThan(12);
    }
    const [heard, copied] = await Promise.all([film, to].map((file) => samplesOf(world.engine, file, 'mov')));
    expect(copied).toEqual(heard);
  });

  it('is refused if the video cannot be decoded, and nothing stays behind', async () => {
    const labelling = labelVideo({ bytes: Buffer.from('no film') }, 'AI 生成', {
      folder,
      to: path.join(folder, 'none'),
    });
    await expect(labelling).rejects.toMatchObject({ code: 'media_unreadable' });
    expect(readdirSync(folder).some((name) => name.startsWith('none'))).toBe(false);
  });
});
