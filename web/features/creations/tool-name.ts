import type { Language } from '@inkreel/contract/site.ts';
import { CATALOGUE } from '../../catalogue.static.ts';

/** The name of the tool that made a picture; its id if the catalogue no longer has it. */
export function toolName({ tool_id: made }: { tool_id: string }, language: Language): string {
  return CATALOGUE.find(({ id }) => id === made)?.name[language] ?? made;
}
