import type { History } from '@inkreel/scene/history.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';

export type ProjectHistory = History<SubtitleProject>;

/**
 * The project as most of the page shows it. Lines on their way are left out, so that a letter that is typed draws only
 * the parts where the line is seen; a look on its way (a slider) is in it.
 */
export function settledProject({ document, marked }: ProjectHistory): SubtitleProject {
  const names = new Set([...Object.keys(document), ...Object.keys(marked)]) as Set<keyof SubtitleProject>;
  names.delete('lines');
  return [...names].every((name) => document[name] === marked[name]) ? marked : document;
}
