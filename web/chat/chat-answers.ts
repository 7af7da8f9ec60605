/** Answers of the shown chat: one is written at a time, by this page or by one that was left before its end. */
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { CHAT_LIMITS, type ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { ApiError } from '../lib/api-error.ts';
import type { TextBegin } from '../lib/read-text-stream.ts';
import type { AskedWith, ChatWorld } from './chat-types.ts';
import { linesAround } from './merge-lines.ts';
import type { OpenChat } from './open-chat.ts';

export interface ChatAnswers {
  isRunning: () => boolean;
  /** Shows the lines and asks about them; nothing while another answer runs. */
  ask: (lines: readonly ChatLine[], asked: AskedWith) => Promise<void>;
  /**
   * Continues an answer whose page was left, if its question is in this chat: the server has what was
   * written.
   */
  pickUp: () => Promise<void>;
  stop: () => void;
  /** Called when the page is left: an unfinished answer is kept as far as written, and stopped. */
  leave: () => void;
}

export function createChatAnswers(world: ChatWorld, chat: OpenChat): ChatAnswers {
  const { state, patch, keep, flush } = chat;
  let running: AbortController | undefined;
  /** Another page asked for the answer that is being written, and may still be open. */
  let isFollowing = false;

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
      // The page was left; the text so far is already stored.
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
      // The server ends it shortly and has the text until then. Streams break before a page knows that it is
      // being left.
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
    isRunning: () => running !== undefined,
    ask,
    pickUp,
    stop: () => running?.abort(),
    leave: () => {
      const { writing, lines } = state.get();
      const own = running;
      running = undefined;
      patch({ writing: undefined });
      const left = world.unfinished.get();
      if (left && writing && left.line.at === writing.at) world.unfinished.set({ ...left, line: writing });
      // Only the page that asked may end it.
      if (own && writing && !isFollowing) keep([...lines, { ...writing, failed: 'task_cancelled' }]);
      else flush();
      isFollowing = false;
      own?.abort();
    },
  };
}
