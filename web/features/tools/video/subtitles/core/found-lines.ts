/** What the steps of a project find, as lines of the table. */
import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { CUE_LIMITS, type Cue, SHORTEST_CUE } from '@inkreel/scene/subtitles/cue.ts';
import type { ProjectCue, ProjectStep, SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';

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

/** Whether the old subtitles stay in the picture, below new ones that were made from them. */
export const coversOld = ({ runs, remove }: Pick<SubtitleProject, 'runs' | 'remove'>): boolean =>
  !remove && runs.findLast(({ step }) => SOURCES.includes(step))?.step === 'picture';

/** Steps that find lines. */
const SOURCES: readonly ProjectStep[] = ['speech', 'picture', 'segments'];

/**
 * The project with the lines that a step found. Those that were read from the picture are still in it, so that they are
 * removed before new ones are drawn.
 */
export const withFoundLines = (
  project: SubtitleProject,
  lines: readonly ProjectCue[],
  step: ProjectStep,
): SubtitleProject => ({ ...project, lines, ...(step === 'picture' ? { remove: true } : {}) });

/** Lines from elsewhere replace the current ones; only the original text is known. */
export const withNewLines = (project: SubtitleProject, lines: readonly Cue[]): SubtitleProject => ({
  ...project,
  lines: lines.map((line, at) => ({ ...line, id: `${at + 1}` })),
});
