import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { assistSubtitleAreas } from '@inkreel/contract/api/subtitle-assists.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { overlap } from '../subtitles/boxes.ts';
import { guessAreas, type SampledTexts, timesOf } from '../subtitles/guess-areas.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { findReader, refusalOfReader } from '../subtitles/reader.ts';
import { sampleTexts } from '../subtitles/sample-texts.ts';

type Answer = OutputOf<typeof assistSubtitleAreas>;

/** Frames that are searched: one every second or two, limited by how long an editor waits. */
const FRAMES = { least: 8, most: 36, everySeconds: 1.25 };

/**
 * The places of subtitles and watermarks in the video `video_url`, or the times of text in given areas.
 * @throws Error with the code of a refusal as its message
 */
export default async function subtitleAreas(
  input: Readonly<Record<string, unknown>>,
  _files: unknown,
  paths: Readonly<Record<string, string>>,
): Promise<Answer> {
  const given = input['areas'] as SubtitleArea[] | undefined;
  const path = paths[String(input['video_url'])];
  if (path === undefined) throw new Error('subtitle-areas: no video is named');
  const reader = findReader();
  if (!reader) throw new Error('text_reading_unavailable');
  try {
    const clip = await openClip(path);
    const { seconds } = clip.source;
    const count = Math.round(Math.max(FRAMES.least, Math.min(FRAMES.most, seconds / FRAMES.everySeconds)));
    const seen: SampledTexts[] = [];
    for await (const { at, boxes } of sampleTexts(clip, reader, count, given)) seen.push({ at, boxes });
    const step = seconds / count;
    const areas = given ? withTimes(given, seen, step) : guessAreas(seen, step);
    return { areas, frames: seen.length };
  } catch (error) {
    if (error instanceof MediaFailure) throw new Error(error.code, { cause: error });
    throw refusalOfReader(error);
  }
}

/** The given areas with the times at which a line of text reaches into them. */
function withTimes(
  areas: readonly SubtitleArea[],
  seen: readonly SampledTexts[],
  step: number,
): Answer['areas'] {
  return areas.map(({ left, top, width, height, start = 0, end = Number.POSITIVE_INFINITY }) => {
    const area = { left, top, width, height };
    const frames = new Set(
      seen.flatMap(({ at, boxes }, frame) =>
        at >= start && at < end && boxes.some((box) => overlap(area, box) > 0) ? [frame] : [],
      ),
    );
    const kind = frames.size === seen.length ? 'watermark' : 'subtitles';
    return { ...area, kind, times: timesOf(frames, seen, step) };
  });
}
