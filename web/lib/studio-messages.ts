import { studioTexts } from '@inkreel/contract/messages/areas/studio.ts';
import type { studio } from '@inkreel/contract/messages/en/studio.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import { type Messages, useAreaTexts, useMessages } from './messages.tsx';

export type StudioMessages = Messages & Translation<typeof studio>;

const joined = new WeakMap<Messages, StudioMessages>();

/** The texts of every page with those of tools, runs, results and errors; the same object as long as the language is. */
export function useStudioMessages(): StudioMessages {
  const messages = useMessages();
  const studioMessages: Translation<typeof studio> = useAreaTexts(studioTexts);
  const known = joined.get(messages) ?? { ...messages, ...studioMessages };
  joined.set(messages, known);
  return known;
}
