import type { Colours } from '../describe/colours.ts';
import { audioOf, type FilterGraph, type FilterText, filter, type Pad, videoOf } from '../filter-graph.ts';
import { ENCODERS, type InputFormat, type MediaInput } from '../job.ts';

/** A file that a job reads, with facts from its probe. */
export interface MediaSource {
  path: string;
  format: InputFormat;
  seconds: number;
  /** Missing for sound alone. */
  video?: PictureFacts;
  hasSound: boolean;
  /** Which of its sounds is used, counted from 0; the first by default. */
  sound?: number;
}

/** What is known of the pictures of a file. */
export interface PictureFacts {
  /** Pixels as shown, after the rotation. */
  width: number;
  height: number;
  /** Constant rate, in frames a second, at which every picture is shown; 0 if there is only one. */
  frameRate: number;
  /** Longest time for which one picture is shown, in seconds; by default that of the frame rate. */
  longestPause?: number;
  /** BT.709 of limited range by default. */
  colours?: Colours;
  isInterlaced?: boolean;
  /** Name under which an MP4 may contain the pictures as they are coded; without it they are encoded again. */
  copyTag?: 'avc1' | 'hvc1';
}

/** Size and rate of pictures. */
export interface PictureShape {
  width: number;
  height: number;
  frameRate: number;
}

/** Lowest and highest frame rate that players handle. */
const FRAME_RATES = { least: 1, most: 60, usual: 30 } as const;

export const inputOf = (
  { path, format, sound }: MediaSource,
  about: Partial<MediaInput> = {},
): MediaInput => ({
  path,
  format,
  ...(sound === undefined ? {} : { sound }),
  ...about,
});

/** A part of a source as jobs read it. */
export interface SourcePart {
  input: Partial<MediaInput>;
  /** Frames that are read before the part, because the picture shown at its start may begin that early. */
  lead: number;
  /** Length of the part. */
  frames: number;
}

/**
 * The part of a source, exact to the frame, up to its end at most.
 * @param frameRate of the output
 */
export function partOf(
  source: MediaSource,
  frameRate: number,
  { startSeconds = 0, seconds = Number.POSITIVE_INFINITY }: { startSeconds?: number; seconds?: number },
): SourcePart {
  const pause = source.video?.longestPause ?? 0;
  const isConstant = pause * frameRate < 1.5;
  const before = isConstant ? 0 : Math.ceil(pause * frameRate);
  const most = Math.round(startSeconds * frameRate);
  const lead = Math.min(before, most);
  const start = lead === most && !isConstant ? 0 : startSeconds - lead / frameRate;
  const length = Math.max(0, Math.min(seconds, source.seconds - startSeconds));
  return {
    input: {
      ...(start > 0 ? { startSeconds: start } : {}),
      ...(Number.isFinite(seconds) ? { seconds: lead / frameRate + seconds } : {}),
    },
    lead,
    frames: framesIn(length, frameRate),
  };
}

/** Number of frames of a length in seconds, which may be a little more or less because times in files are rounded. */
export const framesIn = (seconds: number, frameRate: number): number =>
  Math.max(1, Math.round(seconds * frameRate));

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
 * Filters for the pictures of every output: exactly this many at a constant frame rate from 0 on, square pixels, 4:2:0
 * in BT.709 with its tags. The last picture is held where the sound is longer.
 * @param lead frames that are read and not shown
 */
export const pictureFilters = (
  source: MediaSource,
  { width, height, frameRate }: PictureShape,
  { frames, lead = 0 }: { frames: number; lead?: number },
): FilterText[] => [
  ...steadyFrames(source, frameRate, { frames, lead }),
  ...standardPictures(source, { width, height }),
];

/** Filters for square pixels of a size, 4:2:0 in BT.709 with its tags. */
export const standardPictures = (
  source: MediaSource,
  { width, height }: Pick<PictureShape, 'width' | 'height'>,
): FilterText[] => [
  ...scaled(source, { width, height, flags: 'bicubic' }),
  filter('setsar', { sar: 1 }),
  filter('format', { pix_fmts: 'yuv420p' }),
  filter('setparams', STANDARD_COLOURS),
];

/** Colours of every output. */
export const STANDARD_COLOURS = {
  color_primaries: 'bt709',
  color_trc: 'bt709',
  colorspace: 'bt709',
  range: 'tv',
} as const;

/** Exactly this many whole frames at a constant rate from 0 on. */
export const steadyFrames = (
  source: MediaSource,
  frameRate: number,
  { frames, lead }: { frames: number; lead: number },
): FilterText[] => [
  ...wholeFrames(source),
  filter('fps', { fps: frameRate, start_time: 0 }),
  filter('tpad', { stop_mode: 'clone', stop_duration: (frames + lead) / frameRate }),
  filter('trim', { start_frame: lead, end_frame: lead + frames }),
  ...(lead > 0 ? [filter('setpts', { expr: 'PTS-STARTPTS' })] : []),
];

/**
 * Frames at a constant rate, each with the picture that has begun by then, as browsers show it; the usual filters take
 * the nearest one.
 * @param early seconds by which pictures begin before their time
 * @returns what is read of the source, and its filters
 */
export function begunFrames(
  source: MediaSource,
  frameRate: number,
  { startSeconds, early }: { startSeconds: number; early: number },
): { input: Partial<MediaInput>; filters: FilterText[] } {
  const { frameRate: own = 0, longestPause = 0 } = source.video ?? {};
  const before = Math.max(longestPause, own > 0 ? 2 / own : 0) + early;
  const start = Math.max(0, startSeconds - before);
  const frames = framesIn(source.seconds - startSeconds, frameRate);
  const shift = Number((startSeconds - start + early).toFixed(6));
  return {
    input: start > 0 ? { startSeconds: start } : {},
    filters: [
      ...wholeFrames(source),
      filter('settb', { expr: 'AVTB' }),
      filter('setpts', { expr: `PTS-${shift}/TB` }),
      filter('fps', { fps: frameRate, start_time: 0, round: 'up' }),
      filter('tpad', { stop_mode: 'clone', stop_duration: frames / frameRate }),
      filter('trim', { end_frame: frames }),
    ],
  };
}

/** Makes one frame of two fields. */
export const wholeFrames = ({ video }: MediaSource): FilterText[] =>
  video?.isInterlaced ? [filter('bwdif', { mode: 'send_frame', deint: 'interlaced' })] : [];

/** Pictures of another size in BT.709 with limited range, whatever the colours of the source are. */
export function scaled(
  { video }: MediaSource,
  { width, height, flags }: { width: number; height: number; flags: 'bicubic' | 'area' },
): FilterText[] {
  const { matrix, range, highRange } = video?.colours ?? { matrix: 'bt709', range: 'tv' };
  const size = { w: width, h: height, flags: `${flags}${EXACT}` };
  if (highRange === undefined)
    return [
      // An RGB picture has no matrix.
      ...(matrix === 'gbr' ? [] : [filter('setparams', { colorspace: matrix, range })]),
      filter('scale', { ...size, out_color_matrix: 'bt709', out_range: 'tv' }),
    ];
  return [
    filter('setparams', { color_primaries: 'bt2020', color_trc: highRange, colorspace: matrix, range }),
    filter('scale', size),
    filter('zscale', { transfer: 'linear', npl: WHITE_NITS }),
    filter('format', { pix_fmts: 'gbrpf32le' }),
    filter('zscale', { primaries: 'bt709' }),
    filter('tonemap', { tonemap: 'clip', desat: 0 }),
    // Screens show BT.709 with the curve of sRGB.
    filter('zscale', { transfer: 'iec61966-2-1', matrix: 'bt709', range: 'tv' }),
  ];
}
/** Without it, another matrix shifts each colour by some levels. */
export const EXACT = '+accurate_rnd+full_chroma_int';
/** Brightness of white paper in films of high dynamic range (ITU-R BT.2408): what is brighter becomes white too. */
const WHITE_NITS = 203;

/**
 * Filters for sound as all filters here expect it: 48 kHz, stereo, from 0 on, with silence in gaps of the
 * file.
 */
export const soundFilters = (): FilterText[] => [
  filter('aresample', { sample_rate: ENCODERS.sampleRate, async: 1, first_pts: 0 }),
  filter('aformat', { sample_fmts: 'fltp', sample_rates: ENCODERS.sampleRate, channel_layouts: 'stereo' }),
];

/** Filters for samples as the encoders of a format take them, up to a time; the last frame may be shorter. */
export const soundUntil = (seconds: number, format: 'mp4' | 'webm' = 'mp4'): FilterText[] => {
  const { samples, kind } = SOUND_FRAMES[format];
  return [
    filter('atrim', { end: seconds }),
    filter('aformat', { sample_fmts: kind }),
    filter('asetnsamples', { nb_out_samples: samples, pad: 0 }),
  ];
};
/** Of AAC and of Opus. */
const SOUND_FRAMES = {
  mp4: { samples: 1024, kind: 'fltp' },
  webm: { samples: 960, kind: 'flt' },
} as const;

/** A film that a job made of a source by encoding it. */
export const madeOf = <Source extends MediaSource>(source: Source, path: string): Source => ({
  ...source,
  path,
  format: 'mov',
  sound: 0,
  video: { ...shapeOf(source), copyTag: 'avc1' },
});

/** The streams of one source as outputs have them. */
export function wholeSource(
  graph: FilterGraph,
  source: MediaSource,
  shape: PictureShape,
  seconds: number,
  lead: number,
  last: { pictures?: readonly FilterText[]; sound?: readonly FilterText[] } = {},
): { video: { pad: Pad }; audio?: { pad: Pad } } {
  const frames = framesIn(seconds, shape.frameRate);
  const [video] = graph.chain(
    [videoOf(0)],
    [...pictureFilters(source, shape, { frames, lead }), ...(last.pictures ?? [])],
  );
  if (!source.hasSound) return { video: { pad: video } };
  const begin = [
    filter('atrim', { start: lead / shape.frameRate }),
    filter('asetpts', { expr: 'PTS-STARTPTS' }),
  ];
  const [audio] = graph.chain(
    [audioOf(0)],
    [...soundFilters(), ...(lead > 0 ? begin : []), ...(last.sound ?? []), ...soundUntil(seconds)],
  );
  return { video: { pad: video }, audio: { pad: audio } };
}

/** The pads of an output, for the text of the graph. */
export const padsOf = ({ video, audio }: { video?: { pad: Pad }; audio?: { pad: Pad } }): Pad[] =>
  [video?.pad, audio?.pad].filter((pad): pad is Pad => pad !== undefined);
