import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, test } from 'vitest';
import { createMask, createPicture, type Picture, type Plane } from '../pixels/picture.ts';
import { encodeMp4 } from './encode-mp4.ts';
import { drawFrame, type Scene } from './frame.ts';
import { type CameraPlace, cameraAt } from './moves.ts';
import { toYuv } from './yuv.ts';

const calm = () => {};
const MODES = [0, 1, 2, 3, 4];
const still: CameraPlace = { forward: 0, aside: 0, up: 0, pivot: 0, steady: 0, reserve: 1 };

/** Vertical stripes; depth grows from the top to the bottom. */
function scene(width: number, height: number): Scene {
  const plate = createPicture(width, height);
  const depth: Plane = { width: 8, height: 8, data: new Float32Array(64) };
  for (let at = 0; at < 64; at += 1) depth.data[at] = Math.floor(at / 8) / 7;
  for (let at = 0; at < width * height; at += 1)
    plate.data.set([((at % width) * 255) / width, (Math.floor(at / width) * 255) / height, 60, 255], at * 4);
  return { plate, depth, subject: undefined, focus: { x: 0.5, y: 0.5 } };
}

const pixel = ({ width, data }: Picture, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

test('a camera that stands still shows the picture unchanged', () => {
  const film = scene(64, 48);
  const frame = createPicture(64, 48);
  drawFrame(film, still, frame, calm);
  for (let at = 0; at < frame.data.length; at += 1)
    expect(Math.abs((frame.data[at] as number) - (film.plate.data[at] as number))).toBeLessThan(2);
});

test('near parts move further than far ones, and by at most 7 % of the frame', () => {
  const film = scene(160, 120);
  const frame = createPicture(160, 120);
  drawFrame(film, { ...still, aside: 0.07 }, frame, calm);
  const moved = (y: number) => 80 - ((pixel(frame, 80, y)[0] as number) * 160) / 255;
  expect(moved(110)).toBeGreaterThan(moved(8) + 4);
  expect(moved(118)).toBeLessThanOrEqual(0.07 * 160 + 1);
});

test.each(MODES)('move %i starts and ends at rest and shows no border', (mode) => {
  const step = (from: number, to: number) => {
    const [one, other] = [cameraAt(mode, from, 1), cameraAt(mode, to, 1)];
    return (
      Math.abs(one.forward - other.forward) + Math.abs(one.aside - other.aside) + Math.abs(one.up - other.up)
    );
  };
  expect(step(0, 0.02)).toBeLessThan(step(0.49, 0.51) / 4 + 0.0006);
  expect(step(0.98, 1)).toBeLessThan(step(0.49, 0.51) / 4 + 0.0006);
  // Beyond the picture its border would be repeated: two equal columns or rows.
  const film = scene(200, 150);
  for (const time of [0, 0.3, 0.5, 1]) {
    const frame = createPicture(200, 150);
    drawFrame(film, cameraAt(mode, time, 1), frame, calm);
    const [left, right] = [pixel(frame, 0, 75)[0] as number, pixel(frame, 199, 75)[0] as number];
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(254);
    expect(pixel(frame, 100, 149)[1]).toBeLessThan(254);
  }
});

test('there is no sixth move', () => {
  expect(() => cameraAt(5, 0, 1)).toThrow(RangeError);
});

test('a subject keeps its shape and covers the background', () => {
  const film = scene(100, 100);
  const alpha = createMask(100, 100);
  for (let y = 40; y < 60; y += 1) alpha.data.fill(255, y * 100 + 40, y * 100 + 60);
  const frame = createPicture(100, 100);
  const subject = { picture: createPicture(100, 100, [255, 0, 255]), alpha, depth: 0.8 };
  drawFrame({ ...film, subject }, { ...still, aside: 0.05 }, frame, calm);
  expect(pixel(frame, 50, 50)).toEqual([255, 0, 255, 255]);
  expect(pixel(frame, 38, 50)).not.toEqual([255, 0, 255, 255]);
  let columns = 0;
  for (let x = 0; x < 100; x += 1) if (pixel(frame, x, 50)[0] === 255) columns += 1;
  expect(columns).toBeGreaterThanOrEqual(19);
  expect(columns).toBeLessThanOrEqual(21);
});

test('white, black and red in BT.709, limited range', () => {
  const yuv = (colour: [number, number, number]) => {
    const out = new Uint8Array(6);
    toYuv(createPicture(2, 2, colour), out);
    return [out[0], out[4], out[5]];
  };
  expect(yuv([255, 255, 255])).toEqual([235, 128, 128]);
  expect(yuv([0, 0, 0])).toEqual([16, 128, 128]);
  expect(yuv([255, 0, 0])).toEqual([63, 102, 240]);
});

test('a video has all its frames at their times, key frames for seeking, and colour tags', async () => {
  const film = { width: 64, height: 48, framesPerSecond: 10, frames: 45 };
  const yuv = new Uint8Array(64 * 48 * 1.5);
  const told: number[] = [];
  const bytes = await encodeMp4(
    film,
    (at) => yuv.fill(100 + at),
    (encoded) => told.push(encoded),
  );
  expect(told).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no picture');
  const packets: { timestamp: number; type: string }[] = [];
  for await (const { timestamp, type } of new EncodedPacketSink(track).packets())
    packets.push({ timestamp, type });
  expect(packets.length).toBe(45);
  expect(packets.flatMap(({ type }, at) => (type === 'key' ? [at] : []))).toEqual([0, 20, 40]);
  expect(packets[44]?.timestamp).toBeCloseTo(4.4, 3);
  expect((await track.getDecoderConfig())?.colorSpace).toMatchObject({ matrix: 'bt709', fullRange: false });
  // The index comes before the frames.
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
});

test('a video with incomplete frames is rejected', async () => {
  const film = { width: 64, height: 48, framesPerSecond: 10, frames: 5 };
  await expect(encodeMp4(film, () => new Uint8Array(100))).rejects.toMatchObject({ name: 'ProgramError' });
});

test.each([0, 1])(
  'stops while rendering, and the next video is complete (%i frames later)',
  async (frames) => {
    const film = { width: 64, height: 48, framesPerSecond: 10, frames: 5 };
    const yuv = new Uint8Array(64 * 48 * 1.5);
    const stop = (at: number) => {
      if (at >= frames) throw new Error('not wanted');
      return yuv;
    };
    await expect(encodeMp4(film, stop)).rejects.toThrow('not wanted');
    expect((await encodeMp4(film, () => yuv)).length).toBeGreaterThan(500);
  },
);
