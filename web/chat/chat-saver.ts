import type { ChatDocument, ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { type Autosave, createAutosave, type Save, type SaveState } from '../documents/autosave.ts';
import { FIRST_REVISION } from '../documents/document-server.ts';
import { ApiError } from '../lib/api-error.ts';

/** Longest name that a chat gets from its first question, in UTF-16 code units. */
const NAME_CHARACTERS = 80;

export interface ChatStore {
  /** Returns its id; both are the same when the same save is sent again. */
  create: (name: string, save: Save<ChatDocument>) => Promise<string>;
  save: (id: string, revision: number, save: Save<ChatDocument>) => Promise<number>;
}

/**
 * Keeps the lines of one chat on the server.
 * @param id of its document; undefined for a chat that is not saved yet
 */
export function createChatSaver(
  world: ChatStore,
  id: string | undefined,
  news: {
    /** The chat has a document, possibly a new one. */
    onMade: (id: string) => void;
    onState: (saving: SaveState, id: string | undefined) => void;
  },
): Autosave<readonly ChatLine[]> {
  let own = id;
  return createAutosave<readonly ChatLine[]>({
    save: async ({ id: saveId, content: lines }, at) => {
      const save = { id: saveId, content: { lines } };
      if (own !== undefined && at !== undefined) {
        const written = await world.save(own, at, save).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return undefined;
          throw error;
        });
        if (written !== undefined) return written;
      }
      // A new one, even if it was deleted somewhere else.
      own = await world.create(nameOf(lines), save);
      news.onMade(own);
      return FIRST_REVISION;
    },
    onState: (saving) => news.onState(saving, own),
  });
}

/** The first question, cut between two words. */
export function nameOf(lines: readonly ChatLine[]): string {
  const [question] = lines.filter(({ role, text }) => role === 'user' && text.trim() !== '');
  const words = (question?.text ?? '…').replace(/\s+/gu, ' ').trim();
  if (words.length <= NAME_CHARACTERS) return words;
  const cut = words.slice(0, NAME_CHARACTERS).replace(/[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/\s\S*$/u, '') || cut}…`;
}
