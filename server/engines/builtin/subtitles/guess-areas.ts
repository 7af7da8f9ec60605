import { around, bottomOf, likeness, rightOf, type ShareBox } from './boxes.ts';

/** Lines of text in one frame. */
export interface SampledTexts {
  /** Time of the frame, in seconds. */
  at: number;
  boxes: readonly ShareBox[];
}

/** A part of the frame with recurring text. */
export interface GuessedArea extends ShareBox {
  kind: 'subtitles' | 'watermark' | 'title';
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
/** Maximum distance of the left ends of lines that begin at one place, as a share of the width. */
const ALIGNED = 0.03;
/** Maximum space between the parts of one line, in its heights. */
const GAP = 2.5;
/** Lines of one block differ in height by less than this factor: some have letters with descenders. */
const SAME_LETTERS = 1.6;
/** Middle of a line in the part of the frame where titles are and subtitles seldom, as shares of the height. */
const TITLE_PLACE = { from: 0.15, to: 0.72 };
/** Titles of a film at one place; more texts are subtitles. */
const MOST_TITLES = 2;
/** Room for a second line of subtitles where the sampled ones have one, in heights. */
const SECOND_LINE = 1.4;
/** Margin around the lines, in their heights. */
const MARGIN = { across: 0.8, along: 0.3 };
/** How much wider than high a frame is about: heights are shares of one, lengths of the other. */
const TALLER = 9 / 16;
/** Height of a line of subtitles, as a share of the frame's; higher ones are texture. */
const MOST_HEIGHT = 0.2;
/** Height of a block from which no more lines are taken in, in heights of its lines. */
const MOST_LINES = 4;
/** Lines that are closer than this many heights are one block. */
const SAME_BLOCK = 0.9;

/**
 * The areas of subtitles, watermarks and titles: a watermark is the same in nearly all frames, subtitles recur at the
 * same height with other lines or in the middle of the frame, a title is one large or high text of the film. Other text
 * that appears once, or that moves with the scene, is none of them.
 * @param step seconds between two frames
 */
export function guessAreas(frames: readonly SampledTexts[], step: number): GuessedArea[] {
  const lanes = lanesOf(frames);
  const kinds = kindsOf(lanes, frames.length);
  const ofKind = (kind: GuessedArea['kind'] | undefined) => lanes.filter((_, at) => kinds[at] === kind);
  const blocks = blocksOf(ofKind('subtitles'));
  const taken = takeIn(
    blocks,
    [...ofKind(undefined), ...ofKind('title')].flatMap(({ lines }) => lines),
  );
  const titles = ofKind('title').filter(({ lines }) => !lines.some((line) => taken.has(line)));
  const areas = [
    ...blocks.map((lines) => withSecondLine(areaOf('subtitles', lines))),
    ...ofKind('watermark').map(({ lines }) => areaOf('watermark', lines)),
    ...blocksOf(titles).map((lines) => areaOf('title', lines)),
  ];
  return areas.map(({ lines, ...area }) => ({
    ...area,
    times: timesOf(new Set(lines.map(({ frame }) => frame)), frames, step),
  }));
}

/** Joins the parts of a line that is found in parts, because there is space between its words. */
function wholeLines(boxes: readonly ShareBox[]): ShareBox[] {
  const lines: ShareBox[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const at = lines.findIndex((line) => {
      const shared = Math.min(bottomOf(line), bottomOf(box)) - Math.max(line.top, box.top);
      const [lower, higher] = [Math.min(line.height, box.height), Math.max(line.height, box.height)];
      const gap = box.left - rightOf(line);
      return shared > SAME_HEIGHT * lower && higher < SAME_LETTERS * lower && gap < GAP * lower * TALLER;
    });
    if (at < 0) lines.push(box);
    else lines[at] = around([lines[at] as ShareBox, box]);
  }
  return lines;
}

function lanesOf(frames: readonly SampledTexts[]): Lane[] {
  const lanes: Lane[] = [];
  for (const [frame, { boxes }] of frames.entries()) {
    for (const box of wholeLines(boxes)) {
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

/** The kinds of the lanes: what looks like subtitles may be a title beside them. */
function kindsOf(lanes: readonly Lane[], frames: number): (GuessedArea['kind'] | undefined)[] {
  const kinds = lanes.map((lane) => kindOf(lane, frames));
  const subtitles = lanes.filter((_, at) => kinds[at] === 'subtitles');
  return kinds.map((kind, at) => {
    if (kind !== 'subtitles') return kind;
    const lane = lanes[at] as Lane;
    const others = subtitles.filter((other) => other !== lane && textsOf(other) > textsOf(lane));
    if (isTitle(lane, others)) return 'title';
    return heightOf(lane.lines) > MOST_HEIGHT ? undefined : kind;
  });
}

/** Whether a lane has a title: few texts, each for a while, in letters or at a place that subtitles do not have. */
function isTitle(lane: Lane, others: readonly Lane[]): boolean {
  const texts = textsOf(lane);
  if (texts > MOST_TITLES || (texts > 1 && others.length === 0)) return false;
  const { top, height } = boxOf(lane.lines);
  const middle = top + height / 2;
  const usual = others.flatMap(({ lines }) => lines);
  const isLarge = usual.length > 0 && heightOf(lane.lines) > SAME_LETTERS * heightOf(usual);
  return isLarge || (middle > TITLE_PLACE.from && middle < TITLE_PLACE.to);
}

/** How many texts a lane shows one after the other: another begins after a pause, or has another length. */
function textsOf({ lines }: Lane): number {
  return lines.filter(({ frame, box }, at) => {
    const before = lines[at - 1];
    return !before || frame - before.frame > 1 || likeness(before.box, box) < SAME_LINE;
  }).length;
}

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

/**
 * Adds lines beside those of a block: the upper of two lines is seen once where most subtitles have one line.
 * @returns what was added
 */
function takeIn(
  blocks: readonly Lane['lines'][],
  others: readonly Lane['lines'][number][],
): ReadonlySet<Lane['lines'][number]> {
  const taken = new Set<Lane['lines'][number]>();
  for (const block of blocks)
    for (let found = true; found; ) {
      const known = boxOf(block);
      const height = heightOf(block);
      const more = others.filter((line) => !taken.has(line) && isBeside(line.box, known, height));
      for (const line of more) taken.add(line);
      block.push(...more);
      found = more.length > 0 && boxOf(block).height < MOST_LINES * height;
    }
  return taken;
}

function isBeside(box: ShareBox, block: ShareBox, height: number): boolean {
  const gap = Math.max(block.top - bottomOf(box), box.top - bottomOf(block));
  const isSameSize = box.height < SAME_LETTERS * height && height < SAME_LETTERS * box.height;
  const middle = (one: ShareBox) => one.left + one.width / 2;
  const isAligned =
    Math.abs(middle(box) - middle(block)) < CENTRED || Math.abs(box.left - block.left) < ALIGNED;
  return gap < SAME_BLOCK * height && isSameSize && isAligned;
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

/** Subtitles of one line are followed by some of two, of which the samples may have none. */
function withSecondLine<A extends ReturnType<typeof areaOf>>(area: A): A {
  const height = heightOf(area.lines);
  if (boxOf(area.lines).height > SECOND_LINE * height) return area;
  const room = SECOND_LINE * height;
  const isLow = area.top + area.height / 2 > 0.5;
  const top = isLow ? Math.max(0, area.top - room) : area.top;
  const bottom = isLow ? area.top + area.height : Math.min(1, area.top + area.height + room);
  return { ...area, top, height: bottom - top };
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
