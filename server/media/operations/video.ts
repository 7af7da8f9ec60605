import { FilterGraph, type FilterText, filter } from '../filter-graph.ts';
import type { MediaInput, MediaJob } from '../job.ts';
import {
  inputOf,
  type MediaSource,
  type PictureShape,
  padsOf,
  partOf,
  shapeOf,
  wholeSource,
} from './streams.ts';

interface Encoding {
  source: MediaSource;
  input?: Partial<MediaInput>;
  /** Frames that are read and not shown. */
  lead?: number;
  shape?: PictureShape;
  seconds: number;
  pictures?: readonly FilterText[];
  sound?: readonly FilterText[];
  proxy?: boolean;
  path: string;
}

function encode({
  source,
  input,
  lead = 0,
  shape,
  seconds,
  pictures,
  sound,
  proxy = false,
  path,
}: Encoding): MediaJob {
  const graph = new FilterGraph();
  const whole = shape ?? shapeOf(source);
  const streams = wholeSource(graph, source, whole, seconds, lead, {
    ...(pictures && { pictures }),
    ...(sound && { sound }),
  });
  return {
    inputs: [inputOf(source, input)],
    graph: graph.text(padsOf(streams)),
    output: { format: 'mp4', path, ...streams, frameRate: whole.frameRate, seconds, proxy },
    expectedSeconds: seconds,
  };
}

/** Any video as an MP4 that plays everywhere: H.264 and AAC, upright, constant frame rate, BT.709, index first. */
export const reencodeJob = (source: MediaSource, path: string): MediaJob =>
  encode({ source, seconds: source.seconds, path });

/** A piece of a video, exact to the frame and the sample. */
export function cutJob(
  source: MediaSource,
  part: { startSeconds: number; seconds: number },
  path: string,
): MediaJob {
  const { input, lead } = partOf(source, shapeOf(source).frameRate, part);
  return encode({ source, input, lead, seconds: part.seconds, path });
}

/**
 * A smaller copy.
 * @param longestSide in pixels; a smaller video keeps its size
 */
export const scaleJob = (source: MediaSource, longestSide: number, path: string): MediaJob =>
  encode({ source, shape: shapeOf(source, longestSide), seconds: source.seconds, path });

/** Longest side of what films draw from, in pixels: that of the largest film. */
const FILM_SIDE = 4096;

/** What films draw from in place of a video that browsers do not decode as jobs do (`needsCopy`). */
export const filmCopyJob = (source: MediaSource, path: string): MediaJob => scaleJob(source, FILM_SIDE, path);

/** Height or width of proxies in pixels, whichever is less. */
const PROXY_SIDE = 360;

/** A small silent copy for scrubbing: `ENCODERS` says how it is encoded. */
export function proxyJob(source: VideoPictures, path: string): MediaJob {
  const { width, height } = source.video;
  const longest = Math.round((PROXY_SIDE * Math.max(width, height)) / Math.min(width, height));
  return encode({
    source: { ...source, hasSound: false },
    shape: shapeOf(source, longest),
    seconds: source.seconds,
    proxy: true,
    path,
  });
}
type VideoPictures = MediaSource & Required<Pick<MediaSource, 'video'>>;

/**
 * How a video is brought to a length: cut off, its last picture held in silence, or played again from the beginning.
 */
export type Fitting = 'trim' | 'hold' | 'loop';

/** A video of exactly this many seconds. */
export function fitLengthJob(source: MediaSource, seconds: number, fitting: Fitting, path: string): MediaJob {
  const missing = seconds - source.seconds;
  if (missing <= 0 || fitting === 'trim')
    return cutJob(source, { startSeconds: 0, seconds: Math.min(seconds, source.seconds) }, path);
  if (fitting === 'loop') return encode({ source, input: { repeat: true }, seconds, path });
  return encode({
    source,
    seconds,
    sound: [filter('apad', { whole_dur: seconds })],
    path,
  });
}

/**
 * A video with subtitles drawn into its pictures.
 * @param subtitles path of an ASS file that `writeAss` of the scene wrote: a user's file is never read here
 */
export const burnSubtitlesJob = (source: MediaSource, subtitles: string, path: string): MediaJob =>
  encode({
    source,
    seconds: source.seconds,
    pictures: [filter('ass', { filename: subtitles })],
    path,
  });
