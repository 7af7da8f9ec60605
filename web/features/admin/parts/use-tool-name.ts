import { CATALOGUE } from '../../../catalogue.static.ts';
import { useLanguage } from '../../../lib/messages.tsx';

/** Gives a tool's name in the language that is shown; of a tool that is no more, its id. */
export function useToolName(): (toolId: string) => string {
  const { language } = useLanguage();
  return (toolId) => CATALOGUE.find(({ id }) => id === toolId)?.name[language] ?? toolId;
}
