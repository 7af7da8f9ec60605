import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';

/** Gives the name of a tool or a text in the language that is shown; for a removed tool, its id. */
export function useToolName(): (toolId: string) => string {
  const { language } = useLanguage();
  const services: Readonly<Record<string, string>> = useAreaTexts(adminTexts).services;
  const catalogue = useCatalogue();
  return (toolId) => catalogue.find(({ id }) => id === toolId)?.name[language] ?? services[toolId] ?? toolId;
}
