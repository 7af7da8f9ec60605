import { audioOf, type FilterGraph, type FilterText, filter, type Pad, videoOf } from '../filter-graph.ts';
import { ENCODERS, type InputFormat, type MediaInput } from '../job.ts';

/** A file that a job reads, with facts from its probe. */
export interface MediaSource {
  path: string;
  format: InputFormat;
  seconds: number;
  /** Pixels as shown, after the rotation; missing for sound alone. */
  video?: { width: number; height: number; frameRate: number };
  hasSound: boolean;
}

/** Size and rate of pictures. */
export interface PictureShape {
  width: number;
  height: number;
  frameRate: number;
}

/** Lowest and highest frame rate that players handle. */
const FRAME_RATES = { least: 1, most: 60, usual: 30 } as const;

export const inputOf = ({ path, format }: MediaSource, about: Partial<MediaInput> = {}): MediaInput => ({
  path,
  format,
  ...about,
});

/**
 * Encoders need even sides.
 * @returns the shape of a source with a longest side, never enlarged
 */
export function shapeOf({ video }: MediaSource, longestSide = Number.POSITIVE_INFINITY): PictureShape {
  if (!video) throw new Error('the source has no pictures');
  const factor = Math.min(1, longestSide / Math.max(video.width, video.height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * factor) / 2));
  const isRate = video.frameRate >= FRAME_RATES.least;
  return {
    width: even(video.width),
    height: even(video.height),
    frameRate: isRate ? Math.min(FRAME_RATES.most, video.frameRate) : FRAME_RATES.usual,
  };
}

/**
 * Filters for the pictures of every output: a constant frame rate from 0 on, square pixels, 4:2:0 in BT.709 with
 * its tags.
 */
export const pictureFilters = ({ width, height, frameRate }: PictureShape): FilterText[] => [
  filter('fps', { fps: frameRate, start_time: 0 }),
  filter('scale', { w: width, h: height, flags: 'bicubic', out_color_matrix: 'bt709', out_range: 'tv' }),
  filter('setsar', { sar: 1 }),
  filter('format', { pix_fmts: 'yuv420p' }),
  filter('setparams', { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709', range: 'tv' }),
];

/**
 * Filters for sound as all filters here expect it: 48 kHz, stereo, from 0 on, with silence in gaps of the
 * file.
 */
export const soundFilters = (): FilterText[] => [
  filter('aresample', { sample_rate: ENCODERS.sampleRate, async: 1, first_pts: 0 }),
  filter('aformat', { sample_fmts: 'fltp', sample_rates: ENCODERS.sampleRate, channel_layouts: 'stereo' }),
];

/** Filters for samples as MP4 encoders take them, up to a time; the last frame may be shorter. */
export const soundUntil = (seconds: number): FilterText[] => [
  filter('atrim', { end: seconds }),
  filter('aformat', { sample_fmts: 'fltp' }),
  filter('asetnsamples', { nb_out_samples: AAC_FRAME_SAMPLES, pad: 0 }),
];
const AAC_FRAME_SAMPLES = 1024;

/** The streams of one source as outputs have them. */
export function wholeSource(
  graph: FilterGraph,
  source: MediaSource,
  shape: PictureShape,
  seconds: number,
  last: { pictures?: readonly FilterText[]; sound?: readonly FilterText[] } = {},
): { video: { pad: Pad }; audio?: { pad: Pad } } {
  const [video] = graph.chain([videoOf(0)], [...pictureFilters(shape), ...(last.pictures ?? [])]);
  if (!source.hasSound) return { video: { pad: video } };
  const [audio] = graph.chain(
    [audioOf(0)],
    [...soundFilters(), ...(last.sound ?? []), ...soundUntil(seconds)],
  );
  return { video: { pad: video }, audio: { pad: audio } };
}

/** The pads of an output, for the text of the graph. */
export const padsOf = ({ video, audio }: { video?: { pad: Pad }; audio?: { pad: Pad } }): Pad[] =>
  [video?.pad, audio?.pad].filter((pad): pad is Pad => pad !== undefined);
