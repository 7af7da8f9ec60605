import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { type Confirmation, NOTHING_SAID } from '@inkreel/contract/script/confirm-split.ts';
import { writeLocally } from '../../lib/hold-writes.ts';

export type StoryLanguage = 'en' | 'zh';

/** What a person has said of a story that is not made yet; files and pictures are not kept. */
export interface StoryDraft {
  name: string;
  language: StoryLanguage | undefined;
  text: string;
  idea: string;
  confirmation: Confirmation;
}

const KEY = 'inkreel.form.story';
/** Characters that are kept of a text; a longer one is to be read as a file. */
const LONGEST = 10 * TEXT_LIMITS.scriptCharacters;
const NOTHING: StoryDraft = {
  name: '',
  language: undefined,
  text: '',
  idea: '',
  confirmation: NOTHING_SAID,
};

/** The story as this browser kept it over a reload. */
export function readDraft(): StoryDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoryDraft>;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      name: textOf(kept.name),
      text: textOf(kept.text),
      idea: textOf(kept.idea),
      language: kept.language === 'en' || kept.language === 'zh' ? kept.language : undefined,
      confirmation: { ...NOTHING_SAID, ...kept.confirmation },
    };
  } catch {
    return NOTHING;
  }
}

export function keepDraft(draft: StoryDraft): void {
  if (draft.name === '' && draft.text === '' && draft.idea === '') return forgetDraft();
  try {
    writeLocally(KEY, JSON.stringify({ ...draft, text: draft.text.slice(0, LONGEST) }));
  } catch {
    // If the browser stores nothing, the draft lives as long as the page.
  }
}

export const forgetDraft = (): void => localStorage.removeItem(KEY);
