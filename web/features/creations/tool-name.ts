import { useCatalogue } from '../../lib/catalogue.ts';
import { useLanguage } from '../../lib/messages.tsx';

/** The name of the tool that made a picture; its id if the catalogue does not have it. */
export function useNameOfTool({ tool_id: made }: { tool_id: string }): string {
  const { language } = useLanguage();
  return useCatalogue().find(({ id }) => id === made)?.name[language] ?? made;
}
