import { writeFile } from 'node:fs/promises';
import { toStereo } from '@inkreel/scene/film/to-stereo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaWorld, type MediaWorld, testBackends } from '../testing/media-world.ts';
import { samplesJob } from './samples.ts';

const RATE = 48_000;
/** Levels of left, right, centre, bass, and the two sides, of 7.1 of two more. */
const LEVELS = [0.1, 0.2, 0.3, 0.9, 0.05, 0.15, 0.02, 0.04];
/** Places of the channels, as WAV files say them. */
const MASKS: Readonly<Record<number, number>> = { 6: 0x3f, 8: 0x63f };

describe.each(await testBackends())('sound of many channels by the $kind', (backend) => {
  let world: MediaWorld;
  beforeAll(async () => {
    world = await createMediaWorld(backend);
  });
  afterAll(() => world.close());

  it.each([6, 8])('of %d channels is mixed down as in the browser', async (channels) => {
    const path = world.at(`surround-${channels}.wav`);
    await writeFile(path, surround(channels));
    const source = { path, format: 'wav' as const, seconds: 0.5, hasSound: true };
    const chunks: Buffer[] = [];
    await world.engine.run(samplesJob(source, RATE, 0, 2), { onOutput: (chunk) => void chunks.push(chunk) });
    const bytes = Buffer.concat(chunks);
    const middle = Math.floor(bytes.length / 16) * 8;
    const { left, right } = toStereo(
      LEVELS.slice(0, channels).map((level) => new Float32Array(1).fill(level)),
    );
    for (const [side, level] of [left[0] ?? 0, right[0] ?? 0].entries())
      expect(Math.abs(bytes.readFloatLE(middle + side * 4) - level)).toBeLessThan(0.001);
  });
});

/** A WAV file of floats whose channels stay at their levels. */
function surround(channels: number): Buffer {
  const samples = RATE / 2;
  const head = Buffer.alloc(68);
  head.write('RIFF');
  head.writeUInt32LE(60 + samples * channels * 4, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(40, 16);
  head.writeUInt16LE(0xff_fe, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * channels * 4, 28);
  head.writeUInt16LE(channels * 4, 32);
  head.writeUInt16LE(32, 34);
  head.writeUInt16LE(22, 36);
  head.writeUInt16LE(32, 38);
  head.writeUInt32LE(MASKS[channels] ?? 0, 40);
  Buffer.from('0300000000001000800000aa00389b71', 'hex').copy(head, 44);
  head.write('data', 60);
  head.writeUInt32LE(samples * channels * 4, 64);
  const frame = new Float32Array(LEVELS.slice(0, channels));
  const data = Buffer.alloc(samples * channels * 4);
  for (let at = 0; at < samples; at += 1) Buffer.from(frame.buffer).copy(data, at * channels * 4);
  return Buffer.concat([head, data]);
}
