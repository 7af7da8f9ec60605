/**
 * A person's chat next to the tools: its messages, the answer being written, and its document on the server.
 * Plain code, so that each state is tested without a browser. It outlives the pane: an answer continues being
 * written while another page is open.
 */
import type { ChatLine, ChatPicture } from '@inkreel/contract/documents/chat-document.ts';
import type { Store } from '../lib/store.ts';
import { createChatAnswers } from './chat-answers.ts';
import type { AskedWith, ChatState, ChatWorld, PictureAddresses } from './chat-types.ts';
import { createOpenChat } from './open-chat.ts';

export interface ChatSession {
  state: Store<ChatState>;
  /** Opens the chat of this device, or the newest one; once. */
  resume: () => Promise<void>;
  /** @throws ApiError if it cannot be read; what was open stays */
  open: (id: string) => Promise<void>;
  /** Begins a new one. */
  clear: () => void;
  /**
   * Asks a question.
   * @param at the line that it replaces, with all that follow; by default it is appended
   */
  send: (
    question: { text: string; pictures: readonly ChatPicture[]; files: PictureAddresses },
    asked: AskedWith,
    at?: number,
  ) => Promise<void>;
  /** Asks the last question again. */
  retry: (asked: AskedWith) => Promise<void>;
  stop: () => void;
  /** Saves pending changes immediately. */
  flush: () => void;
  /** Called when the page is left: an unfinished answer is kept as far as written, and stopped. */
  leave: () => void;
}

export function createChatSession(world: ChatWorld): ChatSession {
  const chat = createOpenChat(world);
  const { state, patch, keep, show } = chat;
  const answers = createChatAnswers(world, chat);
  let resumed: Promise<void> | undefined;

  return {
    state,
    resume: () => {
      resumed ??= (async () => {
        patch({ loading: true });
        const old = world.takeOld();
        const load = (id = '') => (id === '' ? undefined : world.load(id).catch(() => undefined));
        const id = old.length > 0 ? '' : world.remembered.get();
        const chat =
          (await load(id)) ??
          (id === '' ? undefined : await load(await world.newest().catch(() => undefined)));
        const isBegun = state.get().lines.length > 0;
        if (chat && !isBegun) {
          show(chat);
          void answers.pickUp();
        } else patch({ loading: false });
        if (old.length > 0 && !isBegun) keep(old);
      })();
      return resumed;
    },
    open: async (id) => {
      if (answers.isRunning()) return;
      patch({ loading: true });
      try {
        show(await world.load(id));
        void answers.pickUp();
      } finally {
        patch({ loading: false });
      }
    },
    clear: () => {
      if (!answers.isRunning()) show(undefined);
    },
    send: ({ text, pictures, files }, asked, at) => {
      const { lines } = state.get();
      const shown = pictures.length > 0 ? { pictures } : {};
      const question: ChatLine = { role: 'user', text, at: world.now(), ...shown };
      patch({ files: { ...state.get().files, ...files } });
      return answers.ask([...lines.slice(0, at ?? lines.length), question], asked);
    },
    retry: (asked) => {
      const { lines } = state.get();
      const last = lines.findLastIndex(({ role }) => role === 'user');
      return last < 0 ? Promise.resolve() : answers.ask(lines.slice(0, last + 1), asked);
    },
    stop: answers.stop,
    flush: chat.flush,
    leave: answers.leave,
  };
}
