import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { EARLY_SECONDS, speedOf } from '@inkreel/scene/film/film-times.ts';
import { tightPlanes, yuvToRgba } from '@inkreel/scene/film/yuv-to-rgba.ts';
import type { ImageResource } from '@inkreel/scene/timeline/resources.ts';
import { timeKey, toSeconds } from '@inkreel/scene/timeline/time.ts';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { describeVideo, type VideoSource } from '../../../media/describe/describe-video.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { shapeOf } from '../../../media/operations/streams.ts';
import { decodeFrames } from '../../../media/raw-frames.ts';

/** A clip whose frames are read in step with the film: one decoder for each, never one for each frame. */
interface Playing {
  frames: AsyncGenerator<Buffer, void>;
  canvas: Canvas;
  pixels: ImageData;
  /** The time that the canvas shows. */
  shows: string;
  isUsed: boolean;
  /** Whether the canvas has its pixels. */
  isOnCanvas: boolean;
}

/** @param rate frames of the film a second */
export function openVideos(
  engine: MediaEngine,
  {
    files,
    rate,
    clipOf,
  }: {
    files: ReadonlyMap<string, string>;
    rate: number;
    clipOf: (id: string) => ClipPart | undefined;
  },
) {
  const sources = new Map<string, Promise<VideoSource>>();
  const playing = new Map<string, Playing>();
  const describe = (path: string) => {
    const known = sources.get(path) ?? describeVideo(engine, path);
    sources.set(path, known);
    return known;
  };
  const begin = async (path: string, clip: ClipPart | undefined, startSeconds: number): Promise<Playing> => {
    const source = await describe(path);
    const { width, height } = shapeOf(source);
    const speed = clip ? speedOf(clip) : 1;
    const frames = decodeFrames(
      engine,
      source,
      { width, height, frameRate: rate / speed, pixels: 'yuv420p' },
      { startSeconds, begunEarly: EARLY_SECONDS, reusesMemory: true },
    );
    const pixels = new ImageData(width, height);
    return {
      frames,
      canvas: createCanvas(width, height),
      pixels,
      shows: '',
      isUsed: true,
      isOnCanvas: false,
    };
  };
  const advance = async (clip: Playing) => {
    const { value } = await clip.frames.next();
    // It stands on its last frame.
    if (!value) return;
    clip.isOnCanvas = false;
    const { width, height } = clip.pixels;
    yuvToRgba(
      { bytes: value, width, height, planes: tightPlanes(width, height) },
      clip.pixels.data as Uint8ClampedArray<ArrayBuffer>,
    );
  };
  /** The clip at the time that is asked for. */
  const at = async ({ source, at: time, clip: id = source }: ImageResource): Promise<Playing | undefined> => {
    const path = files.get(source);
    if (!path || !time) return undefined;
    const clip = playing.get(id) ?? (await begin(path, clipOf(id), toSeconds(time)));
    playing.set(id, clip);
    clip.isUsed = true;
    const key = timeKey(time);
    if (clip.shows !== key) await advance(clip);
    clip.shows = key;
    return clip;
  };
  return {
    /** The frame of a clip; times of one clip only grow. */
    frame: async (resource: ImageResource): Promise<OpenImage<Canvas> | undefined> => {
      const clip = await at(resource);
      if (!clip) return undefined;
      if (!clip.isOnCanvas) clip.canvas.getContext('2d').putImageData(clip.pixels, 0, 0);
      clip.isOnCanvas = true;
      const { width, height } = clip.canvas;
      return { image: clip.canvas, width, height, close: () => undefined };
    },
    /** The same as pixels, valid until the next frame of the clip. */
    pixels: async (resource: ImageResource): Promise<ImageData | undefined> => (await at(resource))?.pixels,
    /** Ends the decoders of clips that the last frame did not show. */
    closeUnused: async () => {
      for (const [id, clip] of playing) {
        if (!clip.isUsed) {
          await clip.frames.return();
          playing.delete(id);
        }
        clip.isUsed = false;
      }
    },
    close: async () => {
      for (const clip of playing.values()) await clip.frames.return();
      playing.clear();
    },
  };
}
