import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { loadAreaTexts } from './area-texts.ts';
import { createStore } from './store.ts';

export type ErrorTexts = Record<ErrorCode, string>;

const texts: Record<Language, Partial<ErrorTexts>> = { en: {}, zh: {} };

/** Languages whose error texts are complete, so that what shows one is drawn again. */
export const completeErrorTexts = createStore<readonly Language[]>([]);

/**
 * The texts of the error catalogue. One object per language, completed in place, so that earlier handlers
 * have the texts as well. It holds `known`, which a form needs immediately, and the others after
 * `loadErrorTexts`.
 */
export function errorTextsIn(language: Language, known: Partial<ErrorTexts>): ErrorTexts {
  return Object.assign(texts[language], known) as ErrorTexts;
}

/** Completes the error texts of a language. If they fail to load, the next call tries again. */
export async function loadErrorTexts(language: Language): Promise<void> {
  if (completeErrorTexts.get().includes(language)) return;
  try {
    const { errorTexts } = await import('@inkreel/contract/messages/areas/errors.ts');
    const split: Partial<typeof errorTexts> = errorTexts;
    Object.assign(texts[language], split[language] ?? (await loadAreaTexts(split, language)));
  } catch {
    return;
  }
  completeErrorTexts.set([...completeErrorTexts.get(), language]);
}
