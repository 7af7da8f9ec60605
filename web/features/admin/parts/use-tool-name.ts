import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { CATALOGUE } from '../../../catalogue.static.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';

/** Gives the name of a tool or a text in the language that is shown; for a removed tool, its id. */
export function useToolName(): (toolId: string) => string {
  const { language } = useLanguage();
  const services: Readonly<Record<string, string>> = useAreaTexts(adminTexts).services;
  return (toolId) => CATALOGUE.find(({ id }) => id === toolId)?.name[language] ?? services[toolId] ?? toolId;
}
