/** Types of the chat next to the tools, and its dependencies on server and device. */
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import type { SaveState } from '../documents/autosave.ts';
import type { TextBegin } from '../lib/read-text-stream.ts';
import type { ChatStore } from './chat-saver.ts';

/** The address of a chat's picture. */
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
  /** Id of its document; undefined before the first question is saved. */
  id: string | undefined;
  lines: readonly ChatLine[];
  /** Where the pictures of the lines are, by their source. */
  files: PictureAddresses;
  /** The answer that is being written; undefined if none is. */
  writing: ChatLine | undefined;
  /** It is being loaded from the server. */
  loading: boolean;
  saving: SaveState;
}

/** Input of an answer besides the messages. */
export interface AskedWith {
  toolId: string;
  prompt: string;
  engine: string | undefined;
}

/** An answer whose page may be gone before it is in the chat's document. */
export interface UnfinishedAnswer {
  /** Its run, whose text the server keeps. */
  taskId: string;
  /** When its question was asked, which identifies its chat and place. */
  question: number;
  /** As far as it was written when its page was left. */
  line: ChatLine;
}

/** A text at the end of its run. */
export interface Followed {
  text: string;
  points: TextPoints;
  /** Why it was not finished. */
  failed: string | undefined;
}

export interface ChatWorld extends ChatStore {
  load: (id: string) => Promise<SavedChat>;
  /** The chat that was used last; undefined if there is none. */
  newest: () => Promise<string | undefined>;
  /** The chat that was open last on this device, empty for a chat that is not begun; undefined if there was none. */
  remembered: { get: () => string | undefined; set: (id: string) => void };
  /** The lines that an earlier version kept only on this device; none the second time. */
  takeOld: () => readonly ChatLine[];
  /** Asks and reads the answer; resolves with what it cost. @throws ApiError why it was not finished */
  ask: (
    lines: readonly ChatLine[],
    files: PictureAddresses,
    asked: AskedWith,
    reading: { signal: AbortSignal; onText: (text: string) => void; onBegin: (begin: TextBegin) => void },
  ) => Promise<TextPoints | undefined>;
  /** The answer that is being written on this device, for a page after this one; undefined if none is. */
  unfinished: {
    get: () => UnfinishedAnswer | undefined;
    set: (answer: UnfinishedAnswer | undefined) => void;
  };
  /**
   * Follows a text whose stream has ended here until its run ends on the server; undefined if the server does not know
   * it or cannot be reached.
   * @param onText receives the text that the server has so far
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
