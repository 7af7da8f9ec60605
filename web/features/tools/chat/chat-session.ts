/**
 * A person's chat beside the tools: what was said, the answer that is being written, and its document on the server.
 * Plain code, so that each state is tested without a browser. It outlives the pane: an answer goes on being written while
 * another page is open.
 */
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { CHAT_LIMITS, type ChatLine, type ChatPicture } from '@inkreel/contract/documents/chat-document.ts';
import type { Autosave, SaveState } from '../../../documents/autosave.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { TextBegin } from '../../../lib/read-text-stream.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { type ChatStore, createChatSaver } from './chat-saver.ts';
import { linesAround, mergeLines } from './merge-lines.ts';

/** Where a picture of a chat is to be seen. */
export interface PictureAddress {
  url: string;
  thumbnail: string;
}
export type PictureAddresses = Readonly<Record<string, PictureAddress>>;

/** A chat as it is on the server. */
export interface SavedChat {
  id: string;
  revision: number;
  lines: readonly ChatLine[];
  files: PictureAddresses;
}

export interface ChatState {
  /** The document that it is; undefined before the first question is saved. */
  id: string | undefined;
  lines: readonly ChatLine[];
  /** Where the pictures of the lines are, by their source. */
  files: PictureAddresses;
  /** The answer that is being written; undefined where none is. */
  writing: ChatLine | undefined;
  /** It is being brought from the server. */
  loading: boolean;
  saving: SaveState;
}

/** What an answer is asked with, beside what was said. */
export interface AskedWith {
  toolId: string;
  prompt: string;
  engine: string | undefined;
}

/** An answer whose page may be gone before it is in the chat's document. */
export interface UnfinishedAnswer {
  /** Its run, whose text the server keeps. */
  taskId: string;
  /** When its question was asked, which says in which chat and where it belongs. */
  question: number;
  /** As far as it was written when its page was left. */
  line: ChatLine;
}

/** A text as its run ended. */
export interface Followed {
  text: string;
  points: TextPoints;
  /** Why it was not finished. */
  failed: string | undefined;
}

export interface ChatWorld extends ChatStore {
  load: (id: string) => Promise<SavedChat>;
  /** The chat that was used last; undefined where there is none. */
  newest: () => Promise<string | undefined>;
  /** The chat that was open last on this device, empty for one that is not begun; undefined where there was none. */
  remembered: { get: () => string | undefined; set: (id: string) => void };
  /** What an earlier version kept on this device alone; nothing the second time. */
  takeOld: () => readonly ChatLine[];
  /** Asks and reads the answer; resolves with what it cost. @throws ApiError why it was not finished */
  ask: (
    lines: readonly ChatLine[],
    files: PictureAddresses,
    asked: AskedWith,
    reading: { signal: AbortSignal; onText: (text: string) => void; onBegin: (begin: TextBegin) => void },
  ) => Promise<TextPoints | undefined>;
  /** The answer that is being written on this device, for a page after this one; undefined where none is. */
  unfinished: {
    get: () => UnfinishedAnswer | undefined;
    set: (answer: UnfinishedAnswer | undefined) => void;
  };
  /**
   * Follows a text whose stream has ended here until its run ends on the server; undefined where nobody knows it.
   * @param onText told what the server has of it
   */
  follow: (
    taskId: string,
    onText: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<Followed | undefined>;
  /** The list of chats has changed. */
  onListed: () => void;
  now: () => number;
}

export interface ChatSession {
  state: Store<ChatState>;
  /** Opens the chat of this device, or the newest one; once. */
  resume: () => Promise<void>;
  /** @throws ApiError where it cannot be read; what was open stays */
  open: (id: string) => Promise<void>;
  /** Begins a new one. */
  clear: () => void;
  /**
   * Asks a question.
   * @param at the line that it takes the place of, with all that follows; without it, it comes at the end
   */
  send: (
    question: { text: string; pictures: readonly ChatPicture[]; files: PictureAddresses },
    asked: AskedWith,
    at?: number,
  ) => Promise<void>;
  /** Asks the last question again. */
  retry: (asked: AskedWith) => Promise<void>;
  stop: () => void;
  /** Sends at once what is not saved. */
  flush: () => void;
  /** The page is left: an answer that is being written stays as far as it came, and is stopped. */
  leave: () => void;
}

const EMPTY: Omit<ChatState, 'loading'> = {
  id: undefined,
  lines: [],
  files: {},
  writing: undefined,
  saving: { kind: 'saved' },
};

/**
 * One long function: asking, picking up, saving and leaving all turn on which answer runs and which chat is shown, and
 * each of them changes it.
 */
// oxlint-disable-next-line max-lines-per-function -- see above: one state, and who may change it
export function createChatSession(world: ChatWorld): ChatSession {
  const state = createStore<ChatState>({ ...EMPTY, loading: false });
  const patch = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change });
  let running: AbortController | undefined;
  /** What runs was asked by another page, which may still be there. */
  let isFollowing = false;
  let resumed: Promise<void> | undefined;
  let saver = newSaver();

  /** Saves one chat; an earlier one finishes what it has to save by itself. */
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

  /** What was said somewhere else stays, and what was said here comes after it. */
  async function merge(id: string, own: Autosave<readonly ChatLine[]>): Promise<void> {
    const theirs = await world.load(id).catch(() => undefined);
    if (!theirs || own !== saver) return;
    const lines = mergeLines(theirs.lines, state.get().lines);
    patch({ lines, files: { ...theirs.files, ...state.get().files } });
    own.change(lines);
    own.keepMine();
  }

  const keep = (lines: readonly ChatLine[]) => {
    patch({ lines });
    saver.change(lines);
    saver.flush();
  };
  const show = (chat: SavedChat | undefined) => {
    saver = newSaver(chat?.id, chat?.revision);
    world.remembered.set(chat?.id ?? '');
    state.set({
      ...EMPTY,
      loading: false,
      ...(chat && { id: chat.id, lines: chat.lines, files: chat.files }),
    });
  };

  async function ask(lines: readonly ChatLine[], asked: AskedWith): Promise<void> {
    if (running) return;
    const own = new AbortController();
    running = own;
    // The same line while it is written and afterwards.
    const at = world.now();
    const question = lines.at(-1)?.at ?? at;
    let begin: TextBegin | undefined;
    let text = '';
    const answer = (more: Partial<ChatLine> = {}): ChatLine => ({
      role: 'assistant',
      text: text.slice(0, CHAT_LIMITS.characters),
      at,
      ...(begin ? { engine: begin.engine } : {}),
      ...more,
    });
    patch({ writing: answer() });
    keep(lines);
    const finish = (line: ChatLine) => {
      running = undefined;
      patch({ writing: undefined });
      keep([...state.get().lines, line]);
    };
    try {
      const points = await world.ask(lines, state.get().files, asked, {
        signal: own.signal,
        onBegin: (news) => {
          begin = news;
          world.unfinished.set({ taskId: news.taskId, question, line: answer() });
        },
        onText: (written) => {
          text = written;
          patch({ writing: answer() });
        },
      });
      world.unfinished.set(undefined);
      finish(answer(points ? { points } : {}));
    } catch (error) {
      // The page was left; what had come is kept already.
      if (running !== own) return;
      const code = error instanceof ApiError ? error.code : 'internal_error';
      const told = error instanceof ApiError ? (error.data['points'] as TextPoints | undefined) : undefined;
      const line = answer({
        failed: own.signal.aborted ? 'task_cancelled' : code,
        ...(told ? { points: told } : {}),
      });
      finish(line);
      if (told) world.unfinished.set(undefined);
      if (told || !begin) return;
      // The server ends it in a moment, and has what it wrote until then. Streams break before a page knows that it is left.
      const { taskId } = begin;
      world.unfinished.set({ taskId, question, line });
      const ended = await world.follow(taskId, () => undefined, new AbortController().signal);
      world.unfinished.set(undefined);
      if (!ended) return;
      const written = ended.text.length > text.length ? ended.text : text;
      const whole = { ...line, text: written, points: ended.points };
      keep(state.get().lines.map((each) => (each === line ? whole : each)));
    }
  }

  /** Goes on with an answer whose page was left, where its question is in this chat: the server has what was written. */
  async function pickUp(): Promise<void> {
    const left = world.unfinished.get();
    const around = left && linesAround(state.get().lines, left);
    if (!left || !around || running) return;
    if (around.kept?.points) return world.unfinished.set(undefined);
    const own = new AbortController();
    running = own;
    isFollowing = true;
    let { text } = left.line;
    const take = (news: string) => {
      if (news.length > text.length) text = news;
      patch({ writing: { ...left.line, text } });
    };
    patch({ lines: [...around.before, ...around.after] });
    take(around.kept?.text ?? '');
    const followed = await world.follow(left.taskId, take, own.signal);
    if (running !== own) return;
    take(followed?.text ?? '');
    running = undefined;
    isFollowing = false;
    world.unfinished.set(undefined);
    patch({ writing: undefined });
    const { points, failed } = followed ?? { points: undefined, failed: 'task_cancelled' };
    const line = {
      ...left.line,
      text,
      ...(points && { points }),
      ...(failed === undefined ? {} : { failed }),
    };
    keep([...around.before, line, ...around.after]);
  }

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
          void pickUp();
        } else patch({ loading: false });
        if (old.length > 0 && !isBegun) keep(old);
      })();
      return resumed;
    },
    open: async (id) => {
      if (running) return;
      patch({ loading: true });
      try {
        show(await world.load(id));
        void pickUp();
      } finally {
        patch({ loading: false });
      }
    },
    clear: () => {
      if (!running) show(undefined);
    },
    send: ({ text, pictures, files }, asked, at) => {
      const { lines } = state.get();
      const shown = pictures.length > 0 ? { pictures } : {};
      const question: ChatLine = { role: 'user', text, at: world.now(), ...shown };
      patch({ files: { ...state.get().files, ...files } });
      return ask([...lines.slice(0, at ?? lines.length), question], asked);
    },
    retry: (asked) => {
      const { lines } = state.get();
      const last = lines.findLastIndex(({ role }) => role === 'user');
      return last < 0 ? Promise.resolve() : ask(lines.slice(0, last + 1), asked);
    },
    stop: () => running?.abort(),
    flush: () => saver.flush(),
    leave: () => {
      const { writing, lines } = state.get();
      const own = running;
      running = undefined;
      patch({ writing: undefined });
      const left = world.unfinished.get();
      if (left && writing && left.line.at === writing.at) world.unfinished.set({ ...left, line: writing });
      // What another page asked is that page's to end.
      if (own && writing && !isFollowing) keep([...lines, { ...writing, failed: 'task_cancelled' }]);
      else saver.flush();
      isFollowing = false;
      own?.abort();
    },
  };
}
