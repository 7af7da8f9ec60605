/**
 * Where text is said to be: rows of captions that an area of subtitles covers whole, and titles that are called titles,
 * of clips that the search was made with and of others.
 */
import {
  around,
  bottomOf,
  overlap,
  rightOf,
  type ShareBox,
} from '../server/engines/builtin/subtitles/boxes.ts';
import {
  type GuessedArea,
  guessAreas,
  type SampledTexts,
} from '../server/engines/builtin/subtitles/guess-areas.ts';
import { findBoxes } from '../server/engines/builtin/subtitles/sample-texts.ts';
import { openReader } from '../server/ocr/open-reader.ts';
import { SEEN_CLIPS, UNSEEN_CLIPS } from './lib/area-clips.ts';
import { type BurntLine, frameDrawer, type Look, type SubtitleClip } from './lib/subtitle-clips.ts';

const reader = openReader('');
if (!reader) throw new Error('the packages that read text are not installed');
/** Seconds between two sampled frames, as the editor samples them. */
const STEP = 1.25;

/** Where the rows of a line are, but for the ends of letters. */
function placeOf(
  { rows }: BurntLine,
  { size, bottom, left }: Look,
  { width, height }: SubtitleClip,
): ShareBox[] {
  return rows.map((row, at) => {
    const share = (0.45 * size * [...row].reduce((sum, each) => sum + (each > '\u2000' ? 2 : 1), 0)) / width;
    const base = bottom - ((rows.length - 1 - at) * size * 1.3) / height;
    return {
      left: left ?? 0.5 - share / 2,
      top: base - (0.7 * size) / height,
      width: share,
      height: (0.7 * size) / height,
    };
  });
}
const holds = (area: ShareBox, box: ShareBox) =>
  area.left <= box.left &&
  area.top <= box.top &&
  rightOf(area) >= rightOf(box) &&
  bottomOf(area) >= bottomOf(box);

async function areasOf(clip: SubtitleClip): Promise<GuessedArea[]> {
  const draw = await frameDrawer(clip);
  const seconds = clip.frames / clip.framesPerSecond;
  const count = Math.max(8, Math.round(seconds / STEP));
  const seen: SampledTexts[] = [];
  for (let at = 0; at < count; at += 1) {
    const time = (at * seconds) / count;
    const picture = draw(Math.round(time * clip.framesPerSecond));
    seen.push({ at: time, boxes: await findBoxes(reader as NonNullable<typeof reader>, picture) });
  }
  return guessAreas(seen, seconds / count);
}

for (const [name, clips] of Object.entries({ seen: SEEN_CLIPS, unseen: UNSEEN_CLIPS })) {
  const sum = { rows: 0, covered: 0, titles: 0, named: 0, wrong: 0 };
  for (const clip of clips) {
    const areas = await areasOf(clip);
    const subtitles = areas.filter(({ kind }) => kind === 'subtitles');
    const rows = clip.lines.flatMap((line) => placeOf(line, clip.look, clip));
    const titles = (clip.titles ?? []).map((each) => around(placeOf(each, each.look, clip)));
    const covered = rows.filter((row) => subtitles.some((area) => holds(area, row))).length;
    const named = titles.filter((each) =>
      areas.some((area) => String(area.kind) === 'title' && holds(area, each)),
    ).length;
    const wrong = subtitles.filter(
      (area) => titles.some((each) => overlap(area, each) > 0) && !rows.some((row) => holds(area, row)),
    ).length;
    const told = areas.map(
      (one) =>
        `${one.kind} ${one.left.toFixed(2)},${one.top.toFixed(2)} to ${rightOf(one).toFixed(2)},${bottomOf(one).toFixed(2)}`,
    );
    console.log(
      `  ${clip.name}: rows ${covered} of ${rows.length}, titles ${named} of ${titles.length}; ${told.join('; ')}`,
    );
    sum.rows += rows.length;
    sum.covered += covered;
    sum.titles += titles.length;
    sum.named += named;
    sum.wrong += wrong;
  }
  console.log(
    `${name}: rows covered ${sum.covered} of ${sum.rows}, titles named ${sum.named} of ${sum.titles}, titles called subtitles ${sum.wrong}`,
  );
}
reader.close();
