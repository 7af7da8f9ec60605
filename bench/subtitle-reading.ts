/**
 * Reading of burnt-in subtitles: clips with known words and frames, made before the reader was written. The character
 * error rate is the Levenshtein distance divided by the number of burnt-in characters, spaces included; the timing
 * error is the mean of the milliseconds by which lines start and end too early or too late; lost and made-up lines are
 * counted.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClip } from '../server/engines/builtin/subtitles/open-clip.ts';
import { joinRows, type ReadLine } from '../server/engines/builtin/subtitles/read/join-rows.ts';
import { readClip } from '../server/engines/builtin/subtitles/read/read-clip.ts';
import { openReader } from '../server/ocr/open-reader.ts';
import { type BurntLine, encodeClip, SUBTITLE_CLIPS, type SubtitleClip } from './lib/subtitle-clips.ts';

const reader = openReader('');
if (!reader) throw new Error('the packages that read text are not installed');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const all = { characters: 0, wrong: 0, edges: 0, early: 0, lost: 0, madeUp: 0 };

function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let row = b.map((_, at) => at + 1);
  for (const [at, letter] of a.entries()) {
    let before = at;
    let left = at + 1;
    row = row.map((above, index) => {
      const cost = Math.min(before + (letter === b[index] ? 0 : 1), above + 1, left + 1);
      before = above;
      left = cost;
      return cost;
    });
  }
  return row.at(-1) ?? a.length;
}

/** Rows of a line as the reader returns them: a second language is the translation. */
const wordsOf = ({ rows }: BurntLine) => rows.join('\n');
const saidOf = ({ text, translation }: ReadLine) => [text, translation].filter(Boolean).join('\n');

/** Pairs each burnt-in line with the read line that overlaps it longest. */
function judge({ lines, framesPerSecond }: SubtitleClip, read: readonly ReadLine[]) {
  const left = new Set(read);
  const sum = { characters: 0, wrong: 0, edges: 0, early: 0, lost: 0, madeUp: 0 };
  for (const line of lines) {
    const shared = (other: ReadLine) => Math.min(line.end, other.end) - Math.max(line.first, other.first);
    // Rolling captions overlap in time: the words decide between them.
    const [best] = [...left]
      .filter((other) => shared(other) > 0)
      .toSorted((a, b) => distance(saidOf(a), wordsOf(line)) - distance(saidOf(b), wordsOf(line)));
    const words = wordsOf(line);
    sum.characters += [...words].length;
    if (!best) {
      sum.lost += 1;
      sum.wrong += [...words].length;
      continue;
    }
    left.delete(best);
    sum.wrong += distance(saidOf(best), words);
    sum.edges += 2;
    sum.early +=
      ((Math.abs(best.first - line.first) + Math.abs(best.end - line.end)) / framesPerSecond) * 1000;
  }
  sum.madeUp = left.size;
  return sum;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

try {
  for (const [at, clip] of SUBTITLE_CLIPS.entries()) {
    const file = path.join(folder, `${at}.mp4`);
    fs.writeFileSync(file, await encodeClip(clip));
    const began = performance.now();
    const { rows, frameRate } = await readClip(await openClip(file), reader);
    const took = (performance.now() - began) / 1000;
    const read = joinRows(rows, frameRate, 'all');
    const sum = judge(clip, read);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) all[key] += sum[key];
    console.log(
      `${clip.name}: characters ${percent(sum.wrong / sum.characters)} wrong, times ${(sum.early / Math.max(1, sum.edges)).toFixed(0)} ms off, ` +
        `${sum.lost} lines lost, ${sum.madeUp} made up; ${took.toFixed(1)} s for ${clip.frames / clip.framesPerSecond} s`,
    );
    if (process.env['SAID']) for (const line of read) console.log(' ', line.first, line.end, saidOf(line));
  }
  console.log(
    `all: characters ${percent(all.wrong / all.characters)} wrong, times ${(all.early / Math.max(1, all.edges)).toFixed(0)} ms off, ${all.lost} lost, ${all.madeUp} made up`,
  );
} finally {
  reader.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
