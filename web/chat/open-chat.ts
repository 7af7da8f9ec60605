/** The chat that is open: its lines, and its document on the server, which is saved with each change. */
import type { ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import type { Autosave } from '../documents/autosave.ts';
import { createStore, type Store } from '../lib/store.ts';
import { createChatSaver } from './chat-saver.ts';
import type { ChatState, ChatWorld, SavedChat } from './chat-types.ts';
import { mergeLines } from './merge-lines.ts';

export interface OpenChat {
  state: Store<ChatState>;
  patch: (change: Partial<ChatState>) => void;
  /** Shows these lines and saves them at once. */
  keep: (lines: readonly ChatLine[]) => void;
  /** Shows another chat, or an empty one. */
  show: (chat: SavedChat | undefined) => void;
  /** Saves pending changes immediately. */
  flush: () => void;
}

const EMPTY: Omit<ChatState, 'loading'> = {
  id: undefined,
  lines: [],
  files: {},
  writing: undefined,
  saving: { kind: 'saved' },
};

export function createOpenChat(world: ChatWorld): OpenChat {
  const state = createStore<ChatState>({ ...EMPTY, loading: false });
  const patch = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change });
  let saver = newSaver();

  /** Saves one chat; the previous saver finishes its pending saves. */
  function newSaver(id?: string, revision?: number): Autosave<readonly ChatLine[]> {
    const isShown = () => saver === own;
    const own = createChatSaver(world, id, {
      onMade: (made) => {
        if (isShown()) {
          patch({ id: made });
          world.remembered.set(made);
        }
        world.onListed();
      },
      onState: (saving, saved) => {
        if (isShown()) patch({ saving });
        if (saving.kind === 'conflict' && saved !== undefined && isShown()) void merge(saved, own);
      },
    });
    if (revision !== undefined) own.start(revision);
    return own;
  }

  /** Remote messages are kept, and local ones come after them. */
  async function merge(id: string, own: Autosave<readonly ChatLine[]>): Promise<void> {
    const theirs = await world.load(id).catch(() => undefined);
    if (!theirs || own !== saver) return;
    const lines = mergeLines(theirs.lines, state.get().lines);
    patch({ lines, files: { ...theirs.files, ...state.get().files } });
    own.change(lines);
    own.keepMine();
  }

  return {
    state,
    patch,
    keep: (lines) => {
      patch({ lines });
      saver.change(lines);
      saver.flush();
    },
    show: (chat) => {
      saver = newSaver(chat?.id, chat?.revision);
      world.remembered.set(chat?.id ?? '');
      state.set({
        ...EMPTY,
        loading: false,
        ...(chat && { id: chat.id, lines: chat.lines, files: chat.files }),
      });
    },
    flush: () => saver.flush(),
  };
}
