import type { History } from '@inkreel/scene/history.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';

export type ProjectHistory = History<SubtitleProject>;

/**
 * The project as most of the page shows it. Lines being edited are left out, so that typing only redraws the
 * parts that show the line; a style being changed (a slider) is included.
 */
export function settledProject({ document, marked }: ProjectHistory): SubtitleProject {
  const names = new Set([...Object.keys(document), ...Object.keys(marked)]) as Set<keyof SubtitleProject>;
  names.delete('lines');
  return [...names].every((name) => document[name] === marked[name]) ? marked : document;
}
