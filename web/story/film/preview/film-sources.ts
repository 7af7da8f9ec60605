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
  /** What can be shown at once: of a video perhaps another frame, of which `onMiss` is told. */
  near: (resource: ImageResource, onMiss: () => void) => Promise<OpenImage<SceneImage> | undefined>;
  /** Ends the decoding of frames that are no longer wanted. */
  interrupt: () => void;
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
  const open = async (
    { source, at }: ImageResource,
    pick: (video: VideoFrames, seconds: number) => Promise<VideoSample | undefined>,
  ): Promise<OpenImage<SceneImage> | undefined> => {
    const url = urlOf(source);
    if (url === undefined) return undefined;
    if (at === undefined) {
      const image = await still(url);
      // Kept for the next frame.
      return image && { image, width: image.width, height: image.height, close: () => undefined };
    }
    const opened = await video(url);
    const frame = opened && (await pick(opened, toSeconds(at)));
    return frame && imageOf(frame, exact);
  };
  return {
    image: (resource) => open(resource, (opened, seconds) => opened.at(seconds)),
    near: (resource, onMiss) =>
      open(resource, async (opened, seconds) => {
        const { frame, isExact } = await opened.near(seconds);
        if (!isExact) onMiss();
        return frame;
      }),
    interrupt: () => {
      for (const opened of videos.values()) void opened.then((frames) => frames?.interrupt());
    },
    close: () => {
      for (const image of images.values()) void image.then((opened) => opened?.close());
      for (const opened of videos.values()) void opened.then((frames) => frames?.close());
      images.clear();
      videos.clear();
    },
  };
}

/** A frame as it can be drawn; the frame itself is closed. */
async function imageOf(frame: VideoSample, exact: boolean): Promise<OpenImage<SceneImage>> {
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
}

/** Planes in the colours that the server's decoder gives too. */
const isPlain = ({
  format,
  rotation,
  codedWidth,
  codedHeight,
  displayWidth,
  displayHeight,
  colorSpace,
}: VideoSample) =>
  format === 'I420' &&
  rotation === 0 &&
  codedWidth === displayWidth &&
  codedHeight === displayHeight &&
  colorSpace.matrix === 'bt709' &&
  colorSpace.fullRange !== true;

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
