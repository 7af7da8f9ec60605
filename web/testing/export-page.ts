// Run in the page of bench/film-export-browser.ts: the export of a film, and a bare loop with the same work.
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { yuvToRgba } from '@inkreel/scene/film/yuv-to-rgba.ts';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  CanvasSource,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSampleSink,
} from 'mediabunny';
import { sceneSurface } from '../canvas/ui/scene-surface.ts';
import { BITS_A_PIXEL, exportFilm, KEY_FRAME_SECONDS } from '../story/film/exporting/export-film.ts';

const SIZE = { width: 1280, height: 720 };
const RATE = 24;

/** Seconds of a clip with one shape over it, exported; and how long a cancel takes, in milliseconds. */
async function exported(clip: string, frames: number): Promise<{ seconds: number; cancelled: number }> {
  const url = URL.createObjectURL(await bytesOf(clip));
  const source = {
    file: 'file:clip',
    source_in: 0,
    source_length: Math.round((frames * 1e6) / RATE),
    has_sound: false,
  };
  const parts = filmOf(
    SIZE,
    ...TRACKS,
    clipOf('video', 'video', [0, frames], source),
    clipOf('title', 'shape', [0, frames], { x: 200, y: 200, width: 100, height: 60, fill: '#c8371f' }),
  );
  if (filmTimeline(parts).frames !== frames) throw new Error('another film');
  const film = {
    parts,
    addresses: new Map([['file:clip', url]]),
    tags: { title: 'Bench' },
    marks: { xmp: '', label: null },
  };
  const help = { outlines: async () => [], decodeSound: async () => undefined };
  const order = { container: 'mp4', ...SIZE } as const;
  const began = performance.now();
  await exportFilm(film, order, help, { onFrame: () => undefined, signal: new AbortController().signal });
  const seconds = (performance.now() - began) / 1000;
  const stop = new AbortController();
  let pressed = 0;
  const onFrame = (done: number) => {
    if (done !== Math.floor(frames / 2)) return;
    pressed = performance.now();
    stop.abort();
  };
  await exportFilm(film, order, help, { onFrame, signal: stop.signal }).catch(() => undefined);
  return { seconds, cancelled: performance.now() - pressed };
}

/** The same decoding, conversion, draw calls and encoding, without a film. */
async function bare(clip: string): Promise<number> {
  const bytes = await bytesOf(clip);
  const began = performance.now();
  const input = new Input({ source: new BlobSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no video');
  const { width, height } = SIZE;
  const { image, context } = sceneSurface(width, height);
  const frame = sceneSurface(width, height);
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const video = new CanvasSource(image as OffscreenCanvas, {
    codec: 'avc',
    quality: new Quality({ bitrate: Math.round(width * height * BITS_A_PIXEL * RATE) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
  });
  output.addVideoTrack(video, { frameRate: RATE });
  await output.start();
  let at = 0;
  for await (const sample of new VideoSampleSink(track).samples()) {
    const raw = new Uint8Array(sample.allocationSize());
    const planes = (await sample.copyTo(raw)) as unknown as Parameters<typeof yuvToRgba>[0]['planes'];
    sample.close();
    const pixels = new ImageData(yuvToRgba({ bytes: raw, width, height, planes }), width, height);
    frame.context.putImageData(pixels, 0, 0);
    context.fillStyle = '#000000';
    context.fillRect(0, 0, width, height);
    context.drawImage(frame.image, 0, 0, width, height);
    context.fillStyle = '#c8371f';
    context.beginPath();
    context.roundRect(150, 170, 100, 60, 0);
    context.fill();
    await video.add(at / RATE, 1 / RATE);
    at += 1;
  }
  await output.finalize();
  input.dispose();
  return (performance.now() - began) / 1000;
}

const bytesOf = async (clip: string): Promise<Blob> =>
  new Blob([Uint8Array.from(atob(clip), (byte) => byte.charCodeAt(0))], { type: 'video/mp4' });

Object.assign(globalThis, { bare, exported });
