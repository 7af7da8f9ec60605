/** What the steps of a project find, as lines of the table. */
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import type { ProjectCue, ProjectStep, SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';

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
