import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { joinRows } from '../subtitles/read/join-rows.ts';
import { readClip } from '../subtitles/read/read-clip.ts';
import { findReader } from '../subtitles/reader.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

/** The burnt-in subtitles of a clip, with the times of their frames. */
export default async function readSubtitles(
  { video_url, language, areas }: CapabilityInput['read_subtitles'],
  { paths = {}, report, keep }: WorkContext,
): Promise<Made> {
  const path = paths[video_url];
  if (path === undefined) throw new Error('the video was not handed over');
  const reader = findReader();
  // Without the optional packages another engine must serve the run.
  if (!reader) throw new WorkRefused('package_missing');
  const clip = await openClip(path);
  const tell = (share: number) => report('spelling', 0.98 * share);
  const { rows, frameRate } = await readClip(clip, reader, {
    areas,
    report: tell,
    ...(keep ? { keep } : {}),
  });
  const lines = joinRows(rows, frameRate, language).map(({ first, end, text, translation }) => ({
    start: first / frameRate,
    end: Math.min(end / frameRate, clip.source.seconds),
    text,
    translation: translation ?? null,
  }));
  return { data: { language: language === 'all' ? null : language, lines } };
}
