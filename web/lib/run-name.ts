import type { Language } from '@inkreel/contract/site.ts';
import { STORY_RUN_NAMES } from '@inkreel/contract/story/run-names.ts';

/** What made a result: the name of its tool, or of a run of a story; undefined if neither is known. */
export function nameOfRun(
  catalogue: readonly { id: string; name: Readonly<Record<Language, string>> }[],
  toolId: string,
  language: Language,
): string | undefined {
  const ofStories: Readonly<Record<string, Record<Language, string> | undefined>> = STORY_RUN_NAMES;
  const tool = catalogue.find(({ id }) => id === toolId);
  return (tool?.name ?? ofStories[toolId])?.[language];
}
