/** Writes a film as a file in this browser: drawn by the scene, encoded by WebCodecs. Runs in a page and in a worker. */
import type { FilmMarks } from '@inkreel/contract/api/films.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { EXPORT_RATES } from '@inkreel/contract/film/film-runs.ts';
import type { ExportRatio } from '@inkreel/contract/film/ratios.ts';
import { filmAtRate } from '@inkreel/scene/film/film-at-rate.ts';
import { filmAtRatio } from '@inkreel/scene/film/film-at-ratio.ts';
import { withLabel } from '@inkreel/scene/film/film-label.ts';
import { type FilmMix, filmMix, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { filmTimeline } from '@inkreel/scene/film/film-timeline.ts';
import { CHANNELS, mixedBlocks, type ReadSound } from '@inkreel/scene/film/mix.ts';
import { xmpBox } from '@inkreel/scene/film/xmp-box.ts';
import { draw, resourcesAt } from '@inkreel/scene/timeline/draw.ts';
import { type Opener, openResources } from '@inkreel/scene/timeline/resources.ts';
import { frameKey } from '@inkreel/scene/timeline/same-frame.ts';
import { timeOfFrame } from '@inkreel/scene/timeline/time.ts';
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import { type SceneImage, type ScenePath, sceneSurface } from '../../../canvas/ui/scene-surface.ts';
import { prepareAac } from '../../../lib/aac-encoder.ts';
import { filmSources } from '../preview/film-sources.ts';
import { type DecodeSound, soundReader } from '../sound/sound-reader.ts';

export const CONTAINERS = ['mp4', 'webm'] as const;
export type Container = (typeof CONTAINERS)[number];
const CODECS = { mp4: 'avc', webm: 'vp9' } as const;
const TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/** Bits of a frame by its pixels: 8 megabits a second for 1080p at 24. */
export const BITS_A_PIXEL = 0.16;
const SOUND_BITRATE = 192_000;
export const KEY_FRAME_SECONDS = 2;

export interface ExportOrder {
  container: Container;
  /** Pixels, even. */
  width: number;
  height: number;
  /** Frames a second; the film's own without it. */
  fps?: (typeof EXPORT_RATES)[number];
  /** The film's own without it. */
  ratio?: ExportRatio;
}

/** A film to be written, as plain data. */
export interface FilmToWrite {
  parts: Parts;
  /** Addresses of the stored files that its clips name. */
  addresses: ReadonlyMap<string, string>;
  /** What is written into the file beside the pictures. */
  tags: { title: string; description?: string; cover?: { data: Uint8Array; type: string } };
  /** What it says of its making. */
  marks: FilmMarks;
}

/** What only a page can do. */
export interface PageHelp {
  outlines: Opener<SceneImage, ScenePath>['outlines'];
  decodeSound: DecodeSound;
}

export interface ExportedFilm {
  bytes: ArrayBuffer;
  /** Behind them; written apart, so that the bytes need not be copied. */
  tail: Uint8Array<ArrayBuffer>;
  type: string;
  frames: number;
}

/** Whether this browser can encode a film of that size. */
export const canExport = ({ container, width, height }: ExportOrder): Promise<boolean> =>
  'VideoEncoder' in globalThis
    ? canEncodeVideo(CODECS[container], { width, height })
    : Promise.resolve(false);

/** Bytes that the file will have, roughly. */
export const expectedBytes = ({ width, height }: ExportOrder, frames: number, fps: number): number =>
  (width * height * BITS_A_PIXEL * frames + SOUND_BITRATE * (frames / fps)) / 8;

/**
 * @param onFrame called with the number of frames that are done
 * @throws the signal's reason; Error if the browser cannot encode it
 */
export async function exportFilm(
  { parts: given, addresses, tags, marks }: FilmToWrite,
  order: ExportOrder,
  help: PageHelp,
  { onFrame, signal }: { onFrame: (done: number) => void; signal: AbortSignal },
): Promise<ExportedFilm> {
  const framed = order.ratio === undefined ? given : filmAtRatio(given, order.ratio);
  const parts =
    order.fps === undefined ? framed : filmAtRate(framed, { numerator: order.fps, denominator: 1 });
  const urlOf = (source: string) => addresses.get(source);
  const timeline = withLabel(filmTimeline(parts), marks.label ?? undefined);
  const mix = filmMix(parts);
  const fps = timeline.rate.numerator / timeline.rate.denominator;
  const surface = sceneSurface(order.width, order.height);
  const target = new BufferTarget();
  const format = order.container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const video = new CanvasSource(surface.image as OffscreenCanvas, {
    codec: CODECS[order.container],
    quality: new Quality({ bitrate: Math.round(order.width * order.height * BITS_A_PIXEL * fps) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
  });
  output.addVideoTrack(video, { frameRate: fps });
  const { title, description, cover } = tags;
  output.setMetadataTags({
    title,
    ...(description && { description }),
    // In an MP4 it has a box of its kind instead.
    ...(order.container === 'webm' && { raw: { XMP: marks.xmp } }),
    ...(cover && { images: [{ data: cover.data, mimeType: cover.type, kind: 'coverFront' as const }] }),
  });
  const reader = soundReader(urlOf, help.decodeSound);
  const sound = mix.sounds.length > 0 ? await soundTrack(order.container, mix, reader.read) : undefined;
  if (sound) output.addAudioTrack(sound.source);
  const sources = filmSources(urlOf, { exact: true });
  const opener: Opener<SceneImage, ScenePath> = {
    image: sources.image,
    outlines: help.outlines,
    path: (data) => new Path2D(data),
    canvas: sceneSurface,
  };
  const cancel = () => void output.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    await output.start();
    let drawn: string | undefined;
    for (let frame = 0; frame < timeline.frames; frame += 1) {
      const t = timeOfFrame(frame, timeline.rate);
      const key = frameKey(timeline, frame);
      // What looks like the frame before is on the canvas already.
      if (key !== drawn) {
        const opened = await openResources(resourcesAt(timeline, t), opener);
        signal.throwIfAborted();
        draw(timeline, t, surface.context, opened);
        opened.close();
      }
      drawn = key;
      await video.add(frame / fps, 1 / fps);
      // Sound is a little ahead of the picture, so that neither waits for the other in memory.
      await sound?.upTo((frame + 1) / fps + 1);
      signal.throwIfAborted();
      onFrame(frame + 1);
    }
    await sound?.upTo(Number.POSITIVE_INFINITY);
    await output.finalize();
    if (!target.buffer) throw new Error('nothing was written');
    const tail = order.container === 'mp4' ? xmpBox(new TextEncoder().encode(marks.xmp)) : new Uint8Array();
    return { bytes: target.buffer, tail, type: TYPES[order.container], frames: timeline.frames };
  } catch (error) {
    cancel();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    sources.close();
    reader.close();
  }
}

/** The sound of a film, encoded as far as it is asked for. */
async function soundTrack(container: Container, mix: FilmMix, read: ReadSound) {
  const isMp4 = container === 'mp4';
  const priming = isMp4 ? await prepareAac(SAMPLE_RATE) : 0;
  const source = new AudioSampleSource({
    codec: isMp4 ? 'aac' : 'opus',
    quality: new Quality({ bitrate: SOUND_BITRATE }),
  });
  const blocks = mixedBlocks(mix, read);
  let done = 0;
  return {
    source,
    /** @param seconds of the film */
    upTo: async (seconds: number) => {
      while (done < mix.samples && done / SAMPLE_RATE < seconds) {
        const { value: block } = await blocks.next();
        if (!block) return;
        const cut = Math.max(0, priming - done);
        const data = block.subarray(cut * CHANNELS);
        const timestamp = (done + cut - priming) / SAMPLE_RATE;
        done += block.length / CHANNELS;
        if (data.length === 0) continue;
        const sample = new AudioSample({
          data,
          format: 'f32',
          numberOfChannels: CHANNELS,
          sampleRate: SAMPLE_RATE,
          timestamp,
        });
        await source.add(sample);
        sample.close();
      }
    },
  };
}
