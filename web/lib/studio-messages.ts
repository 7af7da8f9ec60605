import { studioTexts } from '@inkreel/contract/messages/areas/studio.ts';
import type { studio } from '@inkreel/contract/messages/en/studio.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import { afterFirstUse } from './after-first-use.ts';
import { completeErrorTexts, type ErrorTexts, errorTextsIn, loadErrorTexts } from './error-texts.ts';
import { type Messages, useAreaTexts, useLanguage, useMessages } from './messages.tsx';
import { useStore } from './store.ts';

export type StudioMessages = Messages & Translation<typeof studio> & { readonly errors: ErrorTexts };

const NONE: never[] = [];
const joined = new WeakMap<Messages, StudioMessages>();

/** The texts of every page with those of tools, runs, results and errors; the same object as long as the language is. */
export function useStudioMessages(): StudioMessages {
  const messages = useMessages();
  const { language } = useLanguage();
  const studioMessages: Translation<typeof studio> = useAreaTexts(studioTexts);
  useStore(completeErrorTexts, NONE);
  const known = joined.get(messages);
  if (known) return known;
  const errors = errorTextsIn(language, studioMessages.formErrors);
  const all = { ...messages, ...studioMessages, errors };
  joined.set(messages, all);
  afterFirstUse(() => void loadErrorTexts(language));
  return all;
}
