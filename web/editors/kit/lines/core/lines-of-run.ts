import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { CUE_LIMITS, SHORTEST_CUE } from '@inkreel/scene/subtitles/cue.ts';
import type { ProjectCue } from '@inkreel/scene/subtitles/subtitle-project.ts';

/** Seconds from the start of the clip; the outputs of `transcribe`, `read_subtitles` and `find_speech` share them. */
interface Found {
  start: number;
  end: number;
  text?: string;
  translation?: string | null;
  speaker?: string | null;
}

/** Lines of a run that has ended; none if it answered with nothing. */
export function linesOfRun({ outputs = [] }: Pick<TaskRecord, 'outputs'>): ProjectCue[] {
  const [output] = outputs;
  if (output?.kind !== 'json') return [];
  const { lines, segments } = output.value as { lines?: Found[]; segments?: Found[] };
  return (lines ?? segments ?? [])
    .toSorted((one, other) => one.start - other.start)
    .slice(0, CUE_LIMITS.cues)
    .map(({ start, end, text = '', translation, speaker }, at) => {
      const from = Math.round(start * 1000);
      return {
        id: String(at + 1),
        start: from,
        end: Math.max(from + SHORTEST_CUE, Math.round(end * 1000)),
        text: text.slice(0, CUE_LIMITS.characters),
        translation: (translation ?? '').slice(0, CUE_LIMITS.characters),
        ...(speaker ? { speaker: speaker.slice(0, 200) } : {}),
      };
    });
}
