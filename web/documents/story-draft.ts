import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { type Confirmation, NOTHING_SAID } from '@inkreel/contract/script/confirm-split.ts';
import type { TextOrigin } from '@inkreel/contract/story/text-scenes.ts';
import { writeLocally } from '../lib/hold-writes.ts';

export type StoryLanguage = 'en' | 'zh';

/** What a person has said of a story that is not made yet; files and pictures are not kept. */
export interface StoryDraft {
  name: string;
  language: StoryLanguage | undefined;
  text: string;
  idea: string;
  confirmation: Confirmation;
  /** The text of the writer that it was taken from. */
  origin?: TextOrigin | undefined;
}

const KEY = 'inkreel.form.story';
/** A text of the writer has a place for itself: what was typed before for another story stays. */
const TEXT_KEY = 'inkreel.form.story-text';
const keyOf = (document: string | undefined) => (document === undefined ? KEY : TEXT_KEY);
/** Characters that are kept of a text; a longer one is to be read as a file. */
const LONGEST = 10 * TEXT_LIMITS.scriptCharacters;
const NOTHING: StoryDraft = {
  name: '',
  language: undefined,
  text: '',
  idea: '',
  confirmation: NOTHING_SAID,
};

/**
 * The story as this browser kept it over a reload.
 * @param document the text of the writer that is turned into a story
 */
export function readDraft(document: string | undefined): StoryDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(document)) ?? '{}') as Partial<StoryDraft>;
    if (kept.origin?.document !== document) return NOTHING;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      name: textOf(kept.name),
      text: textOf(kept.text),
      idea: textOf(kept.idea),
      language: kept.language === 'en' || kept.language === 'zh' ? kept.language : undefined,
      confirmation: { ...NOTHING_SAID, ...kept.confirmation },
      origin: kept.origin,
    };
  } catch {
    return NOTHING;
  }
}

export function keepDraft(draft: StoryDraft): void {
  const { name, text, idea, origin } = draft;
  if (name === '' && text === '' && idea === '') return forgetDraft(origin);
  const kept = origin === undefined ? text.slice(0, LONGEST) : text;
  try {
    writeLocally(keyOf(origin?.document), JSON.stringify({ ...draft, text: kept }));
  } catch {
    // If the browser stores nothing, the draft lives as long as the page.
  }
}

export const forgetDraft = (origin: TextOrigin | undefined): void =>
  localStorage.removeItem(keyOf(origin?.document));

/**
 * Leaves a text for the page that turns it into a story.
 * @throws DOMException when the browser stores nothing
 */
export function leaveText(name: string, text: string, origin: TextOrigin): void {
  writeLocally(keyOf(origin.document), JSON.stringify({ ...NOTHING, name, text, origin }));
}
