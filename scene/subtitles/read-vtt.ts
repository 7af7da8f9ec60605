import type { ReadCue } from './cue.ts';
import { boundedRaw, plainVtt } from './plain-text.ts';
import { looksLikeTiming, parseTimingLine } from './timestamps.ts';

interface OpenCue {
  start: number;
  end: number;
  lines: string[];
}

/** Blocks that are no cues; the first one is the head of the file. */
const OTHER_BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;

/**
 * Cues of WebVTT: blocks separated by empty lines, as the standard defines. A line of spaces is no empty one:
 * automatic captions begin with it.
 * @param doubtful receives the numbers of lines that may be misread
 */
export function* readVttCues(lines: readonly string[], doubtful: number[]): Generator<ReadCue> {
  let open: OpenCue | undefined;
  let isOther = false;
  for (const [at, line] of lines.entries()) {
    const timing = parseTimingLine(line);
    if (timing || isEnd(lines, at)) {
      if (open) yield cueOf(open);
      open = timing && { start: timing.start, end: timing.end, lines: [] };
      isOther = false;
      continue;
    }
    if (!open && (lines[at - 1] ?? '') === '' && OTHER_BLOCK.test(line.trimStart())) isOther = true;
    if (looksLikeTiming(withoutTags(line)) || (!open && !isOther && isStray(lines, at)))
      doubtful.push(at + 1);
    open?.lines.push(line);
  }
  if (open) yield cueOf(open);
}

/** An empty line; one of spaces only directly before the next cue. */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] as string;
  if (line.trim() !== '') return false;
  return line === '' || [1, 2].some((after) => parseTimingLine(lines[at + after] ?? '') !== undefined);
}

const cueOf = ({ start, end, lines }: OpenCue): ReadCue => ({
  start,
  end,
  ...plainVtt(boundedRaw(lines.join('\n'))),
});

/** Words of a block without times; the line directly before times is the name of a cue. */
const isStray = (lines: readonly string[], at: number): boolean =>
  (lines[at] as string).trim() !== '' && !parseTimingLine(lines[at + 1] ?? '');

/** Times of single words are tags. */
const withoutTags = (line: string): string => line.replace(/<[\d:.]{5,15}>/g, '');
