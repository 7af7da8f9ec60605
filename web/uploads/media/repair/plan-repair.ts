import {
  type FileFacts,
  type MediaLimits,
  mediaProblems,
  type Span,
} from '@inkreel/contract/media-limits.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';

/** A file as the repair needs it: every fact that limits check is known. */
export type KnownFacts = FileFacts & { seconds: number };

/** The output of a repair. Properties that are left out stay as they are. */
export interface Target {
  type: 'video/mp4' | 'audio/wav';
  range: TimeRange;
  /** Pixels that are cut out of the middle, before anything is scaled. */
  crop?: { left: number; top: number; width: number; height: number };
  width?: number;
  height?: number;
  frameRate?: number;
  /** Bits a second. */
  videoBitrate?: number;
  channels?: 1 | 2;
  sampleRate?: number;
  /** Whether pictures must be encoded again. */
  encodes: boolean;
}

export type LimitName = 'length' | 'sides' | 'ratio' | 'rate' | 'format';
/** The state of one limit: met, met once it is fixed, or out of reach. */
export interface LimitState {
  name: LimitName;
  state: 'met' | 'fixed' | 'stuck';
}

export interface RepairPlan {
  limits: LimitState[];
  target: Target;
  /** The facts of the repaired file. Bytes are an estimate. */
  after: KnownFacts;
  /** Whether it fits then. */
  fits: boolean;
}

/** A little less than a limit, so that rounding to frames and packets stays within it: seconds. */
const SLACK = 0.05;
/** Share of the largest size to aim for. */
const FILL = 0.9;
/** Bits a second of sound in a video. */
export const SOUND_BITRATE = 128_000;
/** Bits for a pixel of a picture: more makes no visible difference. */
const BITS_PER_PIXEL = 0.12;
/** Minimum bits a second: fewer do not give a usable picture. */
const LEAST_BITRATE = 200_000;
const USUAL_RATE = 30;
const SOUND_SHAPES = [
  { channels: 2, sampleRate: 48_000 },
  { channels: 1, sampleRate: 48_000 },
  { channels: 1, sampleRate: 24_000 },
  { channels: 1, sampleRate: 16_000 },
] as const;

const even = (pixels: number) => 2 * Math.round(pixels / 2);

/** Most seconds that a field accepts; undefined for one that accepts any. */
export function mostSeconds({ seconds }: MediaLimits): number | undefined {
  return seconds?.below ?? seconds?.maximum;
}

/** The initial part to keep: as much as fits, from the beginning. */
export function firstRange(facts: KnownFacts, limits: MediaLimits): TimeRange {
  return { start: 0, end: Math.min(facts.seconds, mostSeconds(limits) ?? facts.seconds) };
}

const largestBytes = ({ bytes }: MediaLimits) => bytes.below ?? bytes.maximum ?? Number.POSITIVE_INFINITY;

/** How a file is made to fit when this part of it is kept. Pure: called again with every move of a handle. */
export function planRepair(facts: KnownFacts, limits: MediaLimits, asked: TimeRange): RepairPlan {
  const most = mostSeconds(limits);
  const isFull =
    most !== undefined && asked.end - asked.start >= most - SLACK && asked.end - asked.start <= most;
  const range =
    isFull && facts.seconds > most - SLACK ? { ...asked, end: asked.start + most - SLACK } : asked;
  const plan = facts.type.startsWith('video/')
    ? planVideo(facts, limits, range)
    : planSound(facts, limits, range);
  const before = mediaProblems(limits, facts);
  const left = mediaProblems(limits, plan.after);
  const state = (name: LimitName, code: (typeof before)[number]): LimitState => ({
    name,
    state: left.includes(code) ? 'stuck' : before.includes(code) ? 'fixed' : 'met',
  });
  const { seconds, side, ratio, frameRate } = limits;
  const madeConstant = facts.variableRate && !plan.after.variableRate;
  const rate = state('rate', 'media_frame_rate');
  return {
    ...plan,
    limits: [
      ...(seconds ? [state('length', 'media_duration')] : []),
      ...(side ? [state('sides', 'media_resolution')] : []),
      ...(ratio ? [state('ratio', 'media_proportions')] : []),
      ...(frameRate || facts.variableRate
        ? [madeConstant && rate.state === 'met' ? { ...rate, state: 'fixed' as const } : rate]
        : []),
      state('format', 'media_format'),
    ],
    fits: left.length === 0,
  };
}

type Made = Pick<RepairPlan, 'target' | 'after'>;

function planVideo(facts: KnownFacts, limits: MediaLimits, range: TimeRange): Made {
  const { width = 0, height = 0, seconds, bytes } = facts;
  const kept = range.end - range.start;
  const crop = cropTo(limits.ratio, width, height);
  const size = scaled(crop ?? { width, height }, limits.side);
  const frameRate = within(limits.frameRate, facts.frameRate || USUAL_RATE);
  const changed = crop !== undefined || size.width !== width || size.height !== height;
  const slower = frameRate !== facts.frameRate && limits.frameRate !== undefined;
  const isTrimmed = kept < seconds - 0.001;
  const most = (largestBytes(limits) * 8 * FILL) / kept - SOUND_BITRATE;
  const asIs = (bytes / seconds) * kept;
  const heavy =
    asIs > largestBytes(limits) * FILL && mediaProblems(limits, { ...facts, bytes: asIs }).length > 0;
  const encodes = changed || slower || isTrimmed || heavy;
  const usual = size.width * size.height * frameRate * BITS_PER_PIXEL;
  const source =
    ((bytes * 8) / seconds) * Math.min(1, (size.width * size.height) / Math.max(1, width * height));
  const videoBitrate = Math.max(
    LEAST_BITRATE,
    Math.floor(Math.min(most, usual, Math.max(source, LEAST_BITRATE))),
  );
  const after = {
    ...facts,
    type: 'video/mp4',
    seconds: kept,
    ...(changed && size),
    ...(slower && { frameRate }),
    variableRate: facts.variableRate && !encodes,
    bytes: encodes ? ((videoBitrate + SOUND_BITRATE) * kept) / 8 : asIs,
  };
  const target: Target = {
    type: 'video/mp4',
    range,
    ...(crop && { crop }),
    ...(changed && size),
    ...((slower || (encodes && facts.variableRate)) && { frameRate }),
    ...(encodes && { videoBitrate }),
    encodes,
  };
  return { target, after };
}

/** Sound becomes WAV, which every browser can write: as good as the size allows. */
function planSound(facts: KnownFacts, limits: MediaLimits, range: TimeRange): Made {
  const kept = range.end - range.start;
  const bytesOf = ({ channels, sampleRate }: { channels: number; sampleRate: number }) =>
    kept * channels * sampleRate * 2;
  const fitting = SOUND_SHAPES.find((shape) => bytesOf(shape) < largestBytes(limits) * FILL);
  const shape = fitting ?? SOUND_SHAPES[SOUND_SHAPES.length - 1] ?? SOUND_SHAPES[0];
  return {
    target: { type: 'audio/wav', range, ...shape, encodes: false },
    after: { ...facts, type: 'audio/wav', seconds: kept, bytes: bytesOf(shape) },
  };
}

/** What is cut off at both ends of the longer side; undefined if nothing is. */
function cropTo(ratio: number | undefined, width: number, height: number): Target['crop'] {
  if (ratio === undefined || Math.max(width, height) <= ratio * Math.min(width, height)) return undefined;
  const most = 2 * Math.floor((ratio * Math.min(width, height)) / 2);
  return width > height
    ? { left: Math.floor((width - most) / 2), top: 0, width: most, height }
    : { left: 0, top: Math.floor((height - most) / 2), width, height: most };
}

/** The nearest size within both ends, in even pixels as encoders want them. */
function scaled({ width, height }: { width: number; height: number }, side: Span | undefined) {
  const { minimum = 1, maximum = Number.POSITIVE_INFINITY } = side ?? {};
  const shrink = Math.min(1, maximum / Math.max(width, height));
  const factor = shrink < 1 ? shrink : Math.max(1, minimum / Math.min(width, height));
  if (factor === 1) return { width, height };
  return { width: even(width * factor), height: even(height * factor) };
}

const within = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Span = {}, value: number) =>
  Math.min(maximum, Math.max(minimum, value));
