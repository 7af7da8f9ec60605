/** What films are drawn from in this browser: images, and frames of videos. Opened once, closed with the page. */
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type YuvFrame, yuvToRgba } from '@inkreel/scene/film/yuv-to-rgba.ts';
import type { ImageResource } from '@inkreel/scene/timeline/resources.ts';
import { type Rational, toSeconds } from '@inkreel/scene/timeline/time.ts';
import type { VideoSample } from 'mediabunny';
import { type SceneImage, sceneSurface } from '../../../canvas/ui/scene-surface.ts';
import { createStills, readStill } from './still-images.ts';
import type { VideoFrames } from './video-frames.ts';

/** Bytes of small copies of images that are kept. */
const SMALL_BYTES = 16e6;
/** Videos that stay open, those that were used last. */
const OPEN_VIDEOS = 6;

interface OpenedVideo {
  opening: Promise<VideoFrames | undefined>;
  /** Frames that are being read from it. */
  uses: number;
}

interface NearTold {
  /** Another frame is shown. */
  onMiss: () => void;
  /** The image has come of which the copy was shown. */
  onArrival: () => void;
}

export interface FilmSources {
  /** Undefined if the source cannot be shown. */
  image: (resource: ImageResource) => Promise<OpenImage<SceneImage> | undefined>;
  /** What can be shown at once: perhaps another frame of a video, or a small copy of an image. */
  near: (resource: ImageResource, told: NearTold) => Promise<OpenImage<SceneImage> | undefined>;
  /** Ends the decoding of frames that are no longer wanted. */
  interrupt: () => void;
  close: () => void;
}

type UrlOf = (source: string) => string | undefined;

interface SourcesOptions {
  /** Frames of videos have the same pixels as on the server, which takes longer. */
  exact?: boolean;
  /** Videos are not opened before. */
  videosKnown?: Promise<unknown>;
  /** The address of a small copy of an image, if there is one. */
  smallOf?: UrlOf;
  /** Pixels of the longest side that images are wanted at: larger ones are made smaller. */
  longestSide?: () => number;
}

/** @param urlOf the address of a stored file that a source names; undefined if it is gone */
export function filmSources(
  urlOf: UrlOf,
  { exact = false, videosKnown, smallOf = () => undefined, longestSide }: SourcesOptions = {},
): FilmSources {
  const stills = createStills({ read: (url) => readStill(url, longestSide?.()) });
  const smalls = createStills({ read: readStill, mostBytes: SMALL_BYTES });
  const rooms = exact ? createRooms() : undefined;
  const videos = new Map<string, OpenedVideo>();

  const video = (url: string): OpenedVideo => {
    const found = videos.get(url) ?? { opening: openWhenNeeded(url), uses: 0 };
    videos.delete(url);
    videos.set(url, found);
    return found;
  };
  /** Each holds a decoder with frames and a part of its file. */
  const closeOldest = () => {
    for (const [url, { opening, uses }] of videos) {
      if (videos.size <= OPEN_VIDEOS) return;
      if (uses > 0) continue;
      videos.delete(url);
      void opening.then((opened) => opened?.close());
    }
  };
  const openFrame = async (
    url: string,
    at: Rational,
    pick: (video: VideoFrames, seconds: number) => Promise<VideoSample | undefined>,
  ) => {
    const found = video(url);
    found.uses += 1;
    try {
      const opened = await found.opening;
      const frame = opened && (await pick(opened, toSeconds(at)));
      return frame && (await imageOf(frame, rooms));
    } finally {
      found.uses -= 1;
      closeOldest();
    }
  };
  /** An image, or its small copy until it is there. */
  const nearStill = async (source: string, url: string, onArrival: () => void) => {
    const known = stills.openKnown(url);
    const small = known ? undefined : smallOf(source);
    if (known || small === undefined) return known ?? stills.open(url);
    const copy = await smalls.open(small);
    if (!copy) return stills.open(url);
    void stills.open(url).then((whole) => {
      whole?.close();
      if (whole) onArrival();
    });
    return copy;
  };
  return {
    image: async ({ source, at }) => {
      if (at) await videosKnown;
      const url = urlOf(source);
      if (url === undefined) return undefined;
      if (at) return openFrame(url, at, (opened, seconds) => opened.at(seconds));
      return stills.open(url);
    },
    near: async ({ source, at }, { onMiss, onArrival }) => {
      if (at) await videosKnown;
      const url = urlOf(source);
      if (url === undefined) return undefined;
      if (!at) return nearStill(source, url, onArrival);
      return openFrame(url, at, async (opened, seconds) => {
        const { frame, isExact } = await opened.near(seconds);
        if (!isExact) onMiss();
        return frame;
      });
    },
    interrupt: () => {
      for (const { opening } of videos.values()) void opening.then((frames) => frames?.interrupt());
    },
    close: () => {
      stills.close();
      smalls.close();
      for (const { opening } of videos.values()) void opening.then((frames) => frames?.close());
      videos.clear();
    },
  };
}

const openWhenNeeded = (url: string): Promise<VideoFrames | undefined> =>
  import('./video-frames.ts').then(({ openVideo }) => openVideo(url)).catch(() => undefined);

/**
 * A frame as it can be drawn; the frame itself is closed.
 * @param rooms for the same pixels as on the server
 */
async function imageOf(
  frame: VideoSample,
  rooms: ReturnType<typeof createRooms> | undefined,
): Promise<OpenImage<SceneImage>> {
  const { displayWidth: width, displayHeight: height } = frame;
  if (rooms && isPlain(frame)) {
    const room = rooms.take(frame);
    await convert(frame, room);
    frame.close();
    return { image: room.surface.image, width, height, close: () => rooms.giveBack(room) };
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

/** What a frame is converted in: of megabytes, and so used for one frame after the other. */
interface Room {
  bytes: Uint8Array<ArrayBuffer>;
  pixels: ImageData;
  surface: ReturnType<typeof sceneSurface>;
}

/** More videos are rarely seen at once. */
const SPARE_ROOMS = 4;

function createRooms() {
  const spare: Room[] = [];
  return {
    take: (frame: VideoSample): Room => {
      const { codedWidth: width, codedHeight: height } = frame;
      const size = frame.allocationSize();
      const found = spare.findIndex(
        ({ bytes, pixels }) => bytes.length === size && pixels.width === width && pixels.height === height,
      );
      const [room] = found < 0 ? [] : spare.splice(found, 1);
      return (
        room ?? {
          bytes: new Uint8Array(size),
          pixels: new ImageData(width, height),
          surface: sceneSurface(width, height),
        }
      );
    },
    /** Its frame has been drawn. */
    giveBack: (room: Room): void => {
      spare.push(room);
      if (spare.length > SPARE_ROOMS) spare.shift();
    },
  };
}

async function convert(frame: VideoSample, { bytes, pixels, surface }: Room): Promise<void> {
  const planes = (await frame.copyTo(bytes)) as unknown as YuvFrame['planes'];
  yuvToRgba({ bytes, width: pixels.width, height: pixels.height, planes }, pixels.data);
  surface.context.putImageData(pixels, 0, 0);
}
