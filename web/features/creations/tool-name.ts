import { useCatalogue } from '../../lib/catalogue.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';

/** The name of the tool, or of the run of a story, that made a picture; its id if it is not known. */
export function useNameOfTool({ tool_id: made }: { tool_id: string }): string {
  const { language } = useLanguage();
  return nameOfRun(useCatalogue(), made, language) ?? made;
}
