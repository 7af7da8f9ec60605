/**
 * Limits of sound and video that tools accept (specification, section 5), as data for browser and server
 * alike.
 */
import type { ErrorCode } from './errors.ts';
import { AUDIO_UPLOAD_BYTES, VIDEO_UPLOAD_BYTES } from './limits.ts';

/** Range of a number; only `below` is exclusive. */
export interface Span {
  minimum?: number;
  maximum?: number;
  below?: number;
}

export interface MediaLimits {
  /** Content types, as determined from the bytes. */
  types: readonly string[];
  bytes: Span;
  seconds?: Span;
  /** Pixels of each side, as shown. */
  side?: Span;
  /** Frames a second. */
  frameRate?: Span;
  /** Maximum ratio of the longer side to the shorter one. */
  ratio?: number;
}

/**
 * What is known about a file. 0 means that a number could not be determined; a missing property that it is
 * not known yet, which breaks no limit.
 */
export interface FileFacts {
  type: string;
  bytes: number;
  seconds?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  frameRate?: number | undefined;
  /** Frames do not have one constant distance; `frameRate` is the average. */
  variableRate?: boolean | undefined;
  /** Of a stored video: nothing decodes its sound. */
  isSoundUnread?: boolean | undefined;
}

const MB = 1024 * 1024;
const MP4 = ['video/mp4'] as const;
const WAV_OR_MP3 = ['audio/wav', 'audio/mpeg'] as const;

export const MEDIA_LIMITS = {
  /** Generic video. */
  video: {
    types: [...MP4, 'video/quicktime', 'video/webm', 'video/x-msvideo'],
    bytes: { maximum: VIDEO_UPLOAD_BYTES },
  },
  lipSyncVideo: { types: MP4, bytes: { below: 100 * MB }, seconds: { below: 60 } },
  audio: { types: WAV_OR_MP3, bytes: { below: AUDIO_UPLOAD_BYTES }, seconds: { below: 60 } },
  retalkVideo: {
    types: [...MP4, 'video/x-msvideo', 'video/quicktime'],
    bytes: { below: 300 * MB },
    seconds: { minimum: 2, maximum: 120 },
    side: { minimum: 640, maximum: 2048 },
    frameRate: { minimum: 15, maximum: 60 },
    ratio: 2,
  },
  /** Section 5 says 300 MB for retalk; a sound first reaches the limit of every uploaded sound. */
  retalkAudio: {
    types: ['audio/mpeg', 'audio/wav', 'audio/aac'],
    bytes: { below: AUDIO_UPLOAD_BYTES },
    seconds: { minimum: 2, maximum: 120 },
  },
} as const satisfies Record<string, MediaLimits>;

const isWithin = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY, below }: Span, value: number): boolean =>
  value >= minimum && value <= maximum && (below === undefined || value < below);

const misses = (span: Span | undefined, value: number | undefined): boolean =>
  span !== undefined && value !== undefined && !isWithin(span, value);

/** The limits that a file can break, in the order in which they are reported. */
const CHECKS: readonly [ErrorCode, (limits: MediaLimits, facts: FileFacts) => boolean][] = [
  ['media_format', ({ types }, { type }) => !types.includes(type)],
  ['media_duration', ({ seconds }, facts) => misses(seconds, facts.seconds)],
  ['media_resolution', ({ side }, { width, height }) => misses(side, width) || misses(side, height)],
  [
    'media_proportions',
    ({ ratio }, facts) => misses({ maximum: ratio ?? Number.POSITIVE_INFINITY }, ratioOf(facts)),
  ],
  ['media_frame_rate', ({ frameRate }, facts) => misses(frameRate, facts.frameRate)],
  ['media_size', ({ bytes }, facts) => misses(bytes, facts.bytes)],
];

function ratioOf({ width, height }: FileFacts): number | undefined {
  if (!width || !height) return undefined;
  return Math.max(width, height) / Math.min(width, height);
}

/**
 * Seconds of sound after the last frame that do not count: encoders pad their last block.
 */
const SOUND_BEHIND = 1;

/**
 * The duration of a video: that of its frames, or of its sound if that is much longer. Otherwise an hour of
 * speech under a single frame would be transcribed at the price of the frame.
 */
export const lengthOfVideo = (pictures: number, sound: number): number =>
  sound > pictures + SOUND_BEHIND ? sound : pictures;

/** Every limit that a file breaks. */
export function mediaProblems(limits: MediaLimits, facts: FileFacts): ErrorCode[] {
  return CHECKS.filter(([, isMissed]) => isMissed(limits, facts)).map(([code]) => code);
}

/** The error codes of all limits. */
export const MEDIA_REFUSALS: readonly ErrorCode[] = [
  'media_gone',
  'media_unreadable',
  'media_without_picture',
  ...CHECKS.map(([code]) => code),
];
