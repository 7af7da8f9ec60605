/** Places of lines that are shown at the same time. */
import type { AssLook } from './ass-look.ts';
import type { Cue } from './cue.ts';
import { SIZE_EMS } from './subtitle-fonts.ts';
import { fontSize, SECOND_SIZE } from './subtitle-measures.ts';
import { type ShownText, shownTexts } from './write-subtitles.ts';

/** A cue for its time, or for the part of it in which the same lines are shown beside it. */
export interface CueSpan {
  cue: Cue;
  /** Milliseconds. */
  start: number;
  end: number;
  /** Pixels from the top to the line's anchor: its bottom, middle or top, by its place; undefined for the style's. */
  down: number | undefined;
}

export const aloneSpan = (cue: Cue): CueSpan => ({ cue, start: cue.start, end: cue.end, down: undefined });

/** More lines at the same time do not fit; such a file is placed by libass. */
const MOST_AT_ONCE = 8;

/**
 * Spans of cues. Where several are shown in one place at the same time they stand one above the other, the earlier one
 * above, as in the preview: libass alone puts the later one above.
 * @param cues by start
 */
export function stackCues(cues: readonly Cue[], shown: ShownText, look: AssLook): CueSpan[] {
  const placeOf = (cue: Cue) => cue.place ?? look.style.place;
  const texts = cues.filter((cue) => shownTexts(cue, shown).length > 0);
  return (['top', 'middle', 'bottom'] as const)
    .flatMap((place) => {
      const there = texts.filter((cue) => placeOf(cue) === place);
      const crowded = crowdedCues(there);
      const spans = spansOf(there.filter((cue) => !crowded.has(cue)));
      return [
        ...[...crowded].map(aloneSpan),
        ...spans.map(({ cue, start, end, beside }) => ({
          cue,
          start,
          end,
          down: beside.length > 1 ? downOf(cue, beside, { place, shown, look }) : undefined,
        })),
      ];
    })
    .toSorted((one, other) => one.start - other.start);
}

/** Cues beside which too many others are shown at some time. */
function crowdedCues(cues: readonly Cue[]): ReadonlySet<Cue> {
  const crowded = new Set<Cue>();
  let open: Cue[] = [];
  for (const cue of cues) {
    open = open.filter(({ end }) => end > cue.start);
    open.push(cue);
    if (open.length > MOST_AT_ONCE) for (const each of open) crowded.add(each);
    // Those stay crowded, so that counting the others takes no time.
    if (open.length > MOST_AT_ONCE) open = open.toSorted((a, b) => b.end - a.end).slice(0, MOST_AT_ONCE);
  }
  return crowded;
}

interface Span {
  cue: Cue;
  start: number;
  end: number;
  /** All that are shown then, itself included, in their order. */
  beside: readonly Cue[];
}

function spansOf(cues: readonly Cue[]): Span[] {
  const spans: Span[] = [];
  const running = new Map<Cue, Span>();
  const times = [...new Set(cues.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  let next = 0;
  let open: Cue[] = [];
  for (const time of times) {
    open = open.filter(({ end }) => end > time);
    while (cues[next] && (cues[next] as Cue).start <= time) {
      open.push(cues[next] as Cue);
      next += 1;
    }
    for (const [cue, span] of running) {
      if (isSame(span.beside, open)) continue;
      spans.push({ ...span, end: time });
      running.delete(cue);
    }
    for (const cue of open)
      if (!running.has(cue)) running.set(cue, { cue, start: time, end: cue.end, beside: open });
  }
  return spans;
}

const isSame = (one: readonly Cue[], other: readonly Cue[]): boolean =>
  one.length === other.length && one.every((cue, at) => cue === other[at]);

/** Where a cue stands among those beside it. */
function downOf(
  cue: Cue,
  beside: readonly Cue[],
  { place, shown, look }: { place: 'top' | 'middle' | 'bottom'; shown: ShownText; look: AssLook },
): number {
  const { height } = look.video;
  const margin = (height * look.style.margin) / 100;
  const heights = beside.map((each) => heightOf(each, shown, look));
  const at = beside.indexOf(cue);
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((all, each) => all + each, 0);
  if (place === 'bottom') return height - margin - sum(at + 1, heights.length);
  const above = sum(0, at);
  if (place === 'top') return margin + above;
  return height / 2 - sum(0, heights.length) / 2 + above + (heights[at] as number) / 2;
}

/** Pixels: the lines of both texts. */
function heightOf(cue: Cue, shown: ShownText, look: AssLook): number {
  const [first = '', second] = shownTexts(cue, shown);
  const line = (lineEms: number): number => (fontSize(look) * lineEms) / SIZE_EMS;
  const own = first.split('\n').length * line(look.font.lineEms);
  if (second === undefined) return own;
  return own + second.split('\n').length * line(look.secondFont.lineEms) * SECOND_SIZE;
}
