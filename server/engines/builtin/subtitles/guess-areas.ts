import { around, bottomOf, likeness, rightOf, type ShareBox } from './boxes.ts';

/** Lines of text in one frame. */
export interface SampledTexts {
  /** Time of the frame, in seconds. */
  at: number;
  boxes: readonly ShareBox[];
}

/** A part of the frame with recurring text. */
export interface GuessedArea extends ShareBox {
  kind: 'subtitles' | 'watermark';
  /** Times of text, in seconds. */
  times: { start: number; end: number }[];
}

/** Lines at one height. */
interface Lane {
  lines: { frame: number; box: ShareBox }[];
}

/** Minimum vertical overlap of two lines in one lane, as a share of the lower one's height. */
const SAME_HEIGHT = 0.6;
/** Minimum overlap of the boxes of one line in two frames. */
const SAME_LINE = 0.7;
/** Minimum share of the frames with a watermark. */
const ALWAYS = 0.8;
/** Minimum number of frames to distinguish constant from changing text. */
const FEWEST_FRAMES = 3;
/** Maximum distance of a centred line from the middle of the frame, as a share of the width. */
const CENTRED = 0.06;
/** Margin around the lines, in their heights. */
const MARGIN = { across: 0.8, along: 0.3 };
/** Lines that are closer than this many heights are one block. */
const SAME_BLOCK = 0.9;

/**
 * The areas of subtitles and watermarks: a watermark is the same in nearly all frames, subtitles recur at the same
 * height with other lines or in the middle of the frame. Text that appears once, or that moves with the scene, is
 * neither.
 * @param step seconds between two frames
 */
export function guessAreas(frames: readonly SampledTexts[], step: number): GuessedArea[] {
  const lanes = lanesOf(frames);
  const kinds = lanes.map((lane) => kindOf(lane, frames.length));
  const ofKind = (kind: GuessedArea['kind']) => lanes.filter((_, at) => kinds[at] === kind);
  const areas = [
    ...blocksOf(ofKind('subtitles')).map((lines) => areaOf('subtitles', lines)),
    ...ofKind('watermark').map(({ lines }) => areaOf('watermark', lines)),
  ];
  return areas.map(({ lines, ...area }) => ({
    ...area,
    times: timesOf(new Set(lines.map(({ frame }) => frame)), frames, step),
  }));
}

function lanesOf(frames: readonly SampledTexts[]): Lane[] {
  const lanes: Lane[] = [];
  for (const [frame, { boxes }] of frames.entries()) {
    for (const box of boxes) {
      const lane = lanes.find(({ lines }) => lines.some((line) => isAtHeight(line.box, box)));
      if (lane) lane.lines.push({ frame, box });
      else lanes.push({ lines: [{ frame, box }] });
    }
  }
  return lanes;
}

/** Groups lines at the same height, and splits them if they are one above the other. */
function isAtHeight(a: ShareBox, b: ShareBox): boolean {
  const shared = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  const [lower, higher] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const meets = Math.min(rightOf(a), rightOf(b)) > Math.max(a.left, b.left);
  return meets && shared > SAME_HEIGHT * lower && higher < 1.8 * lower;
}

const framesIn = ({ lines }: Lane): number => new Set(lines.map(({ frame }) => frame)).size;

function kindOf(lane: Lane, frames: number): GuessedArea['kind'] | undefined {
  const seen = framesIn(lane);
  if (seen < Math.min(2, frames)) return undefined;
  const middle = lane.lines[lane.lines.length >> 1]?.box as ShareBox;
  const isSame = lane.lines.every(({ box }) => likeness(box, middle) > SAME_LINE);
  const isCentred = lane.lines.every(({ box }) => Math.abs(box.left + box.width / 2 - 0.5) < CENTRED);
  if (isSame && seen >= ALWAYS * frames && frames >= FEWEST_FRAMES && !isCentred) return 'watermark';
  const distinct = lane.lines.reduce<ShareBox[]>(
    (all, { box }) => (all.some((other) => likeness(other, box) > SAME_LINE) ? all : [...all, box]),
    [],
  );
  // A sign in the scene has a different place in each frame of a moving camera, and is seldom in the middle.
  const changes = distinct.length > 1 && distinct.length < lane.lines.length * 0.9 + 1;
  return isCentred || (changes && isSteady(lane)) ? 'subtitles' : undefined;
}

/** Whether the lines stay at one height: text that moves with the scene rises or sinks. */
function isSteady({ lines }: Lane): boolean {
  const heights = lines.map(({ box }) => box.height).sort((a, b) => a - b);
  const height = heights[heights.length >> 1] as number;
  const middles = lines.map(({ box }) => box.top + box.height / 2);
  return Math.max(...middles) - Math.min(...middles) < 0.6 * height;
}

/** Joins lanes directly below each other: subtitles of two lines. */
function blocksOf(lanes: readonly Lane[]): Lane['lines'][] {
  const blocks: Lane['lines'][] = [];
  for (const { lines } of lanes.toSorted((a, b) => boxOf(a.lines).top - boxOf(b.lines).top)) {
    const last = blocks.at(-1);
    if (last && boxOf(lines).top - bottomOf(boxOf(last)) < SAME_BLOCK * heightOf(lines)) last.push(...lines);
    else blocks.push([...lines]);
  }
  return blocks;
}

const boxOf = (lines: Lane['lines']): ShareBox => around(lines.map(({ box }) => box));
const heightOf = (lines: Lane['lines']): number =>
  lines.reduce((sum, { box }) => sum + box.height, 0) / lines.length;

function areaOf(kind: GuessedArea['kind'], lines: Lane['lines']) {
  const box = boxOf(lines);
  const height = heightOf(lines);
  const isCentred = Math.abs(box.left + box.width / 2 - 0.5) < CENTRED;
  const along = MARGIN.along * height;
  let [left, right] = [box.left - MARGIN.across * height, rightOf(box) + MARGIN.across * height];
  // Other lines may be longer than the sampled ones, on both sides.
  if (isCentred) [left, right] = [Math.min(left, 1 - right), Math.max(right, 1 - left)];
  left = Math.max(0, left);
  const top = Math.max(0, box.top - along);
  return {
    kind,
    lines,
    left,
    top,
    width: Math.min(1, right) - left,
    height: Math.min(1, bottomOf(box) + along) - top,
  };
}

/** The frames with text as time spans: each covers the time since the previous and until the next frame. */
export function timesOf(
  seen: ReadonlySet<number>,
  frames: readonly { at: number }[],
  step: number,
): { start: number; end: number }[] {
  const times: { start: number; end: number }[] = [];
  for (const frame of [...seen].sort((a, b) => a - b)) {
    const at = (frames[frame] as { at: number }).at;
    const last = times.at(-1);
    if (last && at - last.end < step * 0.75) last.end = at + step / 2;
    else times.push({ start: Math.max(0, at - step / 2), end: at + step / 2 });
  }
  return times;
}
