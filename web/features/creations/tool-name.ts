import type { Language } from '@inkreel/contract/site.ts';
import { CATALOGUE } from '../../catalogue.static.ts';

/** What the tool that made a picture is called; its id where the catalogue has it no more. */
export function toolName({ tool_id: made }: { tool_id: string }, language: Language): string {
  return CATALOGUE.find(({ id }) => id === made)?.name[language] ?? made;
}
