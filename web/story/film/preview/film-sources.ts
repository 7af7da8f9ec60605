/** What films are drawn from in this browser: images, and frames of videos. Opened once, closed with the page. */
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type YuvFrame, yuvToRgba } from '@inkreel/scene/film/yuv-to-rgba.ts';
import type { ImageResource } from '@inkreel/scene/timeline/resources.ts';
import { toSeconds } from '@inkreel/scene/timeline/time.ts';
import type { VideoSample } from 'mediabunny';
import { type SceneImage, sceneSurface } from '../../../canvas/ui/scene-surface.ts';
import type { VideoFrames } from './video-frames.ts';

/** Decoded images that are kept, those that were used last. */
const IMAGES = 24;

export interface FilmSources {
  /** Undefined if the source cannot be shown. */
  image: (resource: ImageResource) => Promise<OpenImage<SceneImage> | undefined>;
  close: () => void;
}

/**
 * @param urlOf the address of a stored file that a source names; undefined if it is gone
 * @param exact frames of videos have the same pixels as on the server, which takes longer
 */
export function filmSources(urlOf: (source: string) => string | undefined, exact = false): FilmSources {
  const images = new Map<string, Promise<ImageBitmap | undefined>>();
  const videos = new Map<string, Promise<VideoFrames | undefined>>();

  const still = (url: string): Promise<ImageBitmap | undefined> => {
    const found = images.get(url) ?? readImage(url);
    images.delete(url);
    images.set(url, found);
    const [oldest] = images;
    if (oldest && images.size > IMAGES) {
      images.delete(oldest[0]);
      void oldest[1].then((image) => image?.close());
    }
    return found;
  };
  const video = (url: string): Promise<VideoFrames | undefined> => {
    let found = videos.get(url);
    if (!found) {
      found = import('./video-frames.ts').then(({ openVideo }) => openVideo(url)).catch(() => undefined);
      videos.set(url, found);
    }
    return found;
  };
  return {
    image: async ({ source, at }) => {
      const url = urlOf(source);
      if (url === undefined) return undefined;
      if (at === undefined) {
        const image = await still(url);
        // Kept for the next frame.
        return image && { image, width: image.width, height: image.height, close: () => undefined };
      }
      const frame = await (await video(url))?.at(toSeconds(at));
      if (!frame) return undefined;
      const { displayWidth: width, displayHeight: height } = frame;
      if (exact && isPlain(frame)) {
        const image = await pixelsOf(frame);
        frame.close();
        return { image, width, height, close: () => undefined };
      }
      if (frame.rotation === 0) {
        const image = frame.toVideoFrame();
        frame.close();
        return { image, width, height, close: () => image.close() };
      }
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context) frame.draw(context, 0, 0, width, height);
      frame.close();
      return { image: canvas, width, height, close: () => undefined };
    },
    close: () => {
      for (const image of images.values()) void image.then((opened) => opened?.close());
      for (const opened of videos.values()) void opened.then((frames) => frames?.close());
      images.clear();
      videos.clear();
    },
  };
}

/** Planes that the server's decoder gives too. */
const isPlain = ({ format, rotation, codedWidth, codedHeight, displayWidth, displayHeight }: VideoSample) =>
  format === 'I420' && rotation === 0 && codedWidth === displayWidth && codedHeight === displayHeight;

async function pixelsOf(frame: VideoSample): Promise<OffscreenCanvas> {
  const { codedWidth: width, codedHeight: height } = frame;
  const bytes = new Uint8Array(frame.allocationSize());
  const planes = (await frame.copyTo(bytes)) as unknown as YuvFrame['planes'];
  const { image, context } = sceneSurface(width, height);
  context.putImageData(new ImageData(yuvToRgba({ bytes, width, height, planes }), width, height), 0, 0);
  return image as OffscreenCanvas;
}

async function readImage(url: string): Promise<ImageBitmap | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await createImageBitmap(await answer.blob()) : undefined;
  } catch {
    return undefined;
  }
}
