import type { ChatDocument, ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { nameOf } from './chat-saver.ts';
import { type ChatSession, createChatSession } from './chat-session.ts';
import type { ChatWorld, Followed, SavedChat, UnfinishedAnswer } from './chat-types.ts';

const PAID = { held: 2, settled: 1, returned: 1 };
const ASKED = { toolId: 'ai-image-generator', prompt: '', engine: undefined };
const ask = (text: string) => ({ text, pictures: [], files: {} });

/** A server with documents, and a model whose answers the test gives. */
function createWorld(more: Partial<ChatWorld> = {}) {
  const kept = new Map<string, { revision: number; content: ChatDocument; name: string }>();
  let open: string | undefined;
  let unfinished: UnfinishedAnswer | undefined;
  let clock = 0;
  const world: ChatWorld = {
    create: async (name, { content }) => {
      const id = `chat-${kept.size + 1}`;
      kept.set(id, { revision: 1, content, name });
      return id;
    },
    save: async (id, revision, { content }) => {
      const before = kept.get(id);
      if (!before) throw new ApiError('not_found');
      if (before.revision !== revision)
        throw new ApiError('conflict', { data: { revision: before.revision } });
      kept.set(id, { ...before, revision: revision + 1, content });
      return revision + 1;
    },
    load: async (id): Promise<SavedChat> => {
      const found = kept.get(id);
      if (!found) throw new ApiError('not_found');
      return { id, revision: found.revision, lines: found.content.lines, files: {} };
    },
    newest: async () => [...kept.keys()].at(-1),
    remembered: { get: () => open, set: (id) => (open = id) },
    takeOld: () => [],
    ask: async (lines, _files, _asked, { onText, onBegin }) => {
      onBegin({ taskId: 'run', engine: 'openai' });
      onText(`Answer to ${lines.at(-1)?.text}`);
      return PAID;
    },
    unfinished: { get: () => unfinished, set: (answer) => (unfinished = answer) },
    follow: async () => ({ text: 'Once', points: PAID, failed: 'task_cancelled' }),
    onListed: () => undefined,
    now: () => (clock += 1),
    ...more,
  };
  return { world, kept, remember: (id: string | undefined) => (open = id), remembered: () => open };
}
const saved = (session: ChatSession) =>
  expect.poll(() => session.state.get().saving, { interval: 2 }).toEqual({ kind: 'saved' });
const words = (lines: readonly ChatLine[] = []) => lines.map(({ text }) => text);

test('a question and its answer become a document, and the next ones its next revisions', async () => {
  const { world, kept, remembered } = createWorld();
  const session = createChatSession(world);
  await session.send(ask('one'), ASKED);
  await session.send(ask('two'), ASKED);
  await saved(session);
  expect([...kept.keys()]).toEqual(['chat-1']);
  expect(kept.get('chat-1')).toMatchObject({ name: 'one' });
  const { lines } = kept.get('chat-1')?.content ?? { lines: [] };
  expect(words(lines)).toEqual(['one', 'Answer to one', 'two', 'Answer to two']);
  expect(lines[1]).toMatchObject({ role: 'assistant', engine: 'openai', points: PAID });
  expect(remembered()).toBe('chat-1');
});

test('another device opens the newest chat, this one the chat that was open', async () => {
  const { world, kept, remember } = createWorld();
  for (const name of ['old', 'new'])
    kept.set(name, { revision: 1, name, content: { lines: [{ role: 'user', text: name, at: 1 }] } });
  const there = createChatSession(world);
  await there.resume();
  expect(words(there.state.get().lines)).toEqual(['new']);
  remember('old');
  const here = createChatSession(world);
  await here.resume();
  expect(words(here.state.get().lines)).toEqual(['old']);
  here.clear();
  const fresh = createChatSession(world);
  await fresh.resume();
  expect(fresh.state.get().lines).toEqual([]);
});

test('messages from two devices at the same time are kept, and answered once each', async () => {
  const { world, kept } = createWorld();
  const one = createChatSession(world);
  await one.send(ask('one'), ASKED);
  await saved(one);
  const other = createChatSession({ ...world, now: () => Date.now() });
  await other.resume();
  await other.send(ask('there'), ASKED);
  await saved(other);
  await one.send(ask('here'), ASKED);
  await saved(one);
  expect(words(kept.get('chat-1')?.content.lines)).toEqual([
    'one',
    'Answer to one',
    'there',
    'Answer to there',
    'here',
    'Answer to here',
  ]);
});

test('an answer whose page is left is kept once, as far as it is written, and is stopped', async () => {
  let stopped = false;
  const { world, kept } = createWorld({
    ask: (_lines, _files, _asked, { signal, onText }) =>
      new Promise((_, reject) => {
        onText('Once');
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new ApiError('aborted'));
        });
      }),
  });
  const session = createChatSession(world);
  const asking = session.send(ask('A story'), ASKED);
  await saved(session);
  session.leave();
  await asking;
  await saved(session);
  const { lines } = kept.get('chat-1')?.content ?? { lines: [] };
  expect(words(lines)).toEqual(['A story', 'Once']);
  expect(lines.at(-1)).toMatchObject({ failed: 'task_cancelled' });
  expect([stopped, session.state.get().writing]).toEqual([true, undefined]);
});

/**
 * A session whose page ends in the middle of an answer; `arrives` says whether its last save reaches the
 * server.
 */
async function leaveInTheMiddle(follow: ChatWorld['follow'], arrives: boolean) {
  const { world, kept } = createWorld({ follow });
  let isGone = false;
  const session = createChatSession({
    ...world,
    save: (...sent) => (isGone && !arrives ? new Promise(() => undefined) : world.save(...sent)),
    ask: (_lines, _files, _asked, { signal, onText, onBegin }) =>
      new Promise((_, reject) => {
        onBegin({ taskId: 'run', engine: 'openai' });
        onText('Once');
        signal.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  });
  const asking = session.send(ask('A story'), ASKED);
  await saved(session);
  isGone = true;
  session.leave();
  await asking;
  if (arrives) await saved(session);
  return { world, kept };
}

test.each([
  ['is lost', false],
  ['has arrived', true],
])(
  'an answer whose page was left is shown at once, and then completed from the server: its save %s',
  async (_, arrives) => {
    const { promise, resolve } = Promise.withResolvers<Followed>();
    const { world, kept } = await leaveInTheMiddle((_task, onText) => {
      onText('Once upon');
      return promise;
    }, arrives);
    const next = createChatSession(world);
    await next.resume();
    expect(words(next.state.get().lines)).toEqual(['A story']);
    expect(next.state.get().writing?.text).toBe('Once upon');
    resolve({ text: 'Once upon a time', points: PAID, failed: 'task_cancelled' });
    await expect.poll(() => next.state.get().writing).toBeUndefined();
    await saved(next);
    const { lines } = kept.get('chat-1')?.content ?? { lines: [] };
    expect(words(lines)).toEqual(['A story', 'Once upon a time']);
    expect(lines[1]).toMatchObject({ engine: 'openai', failed: 'task_cancelled', points: PAID });
    expect(world.unfinished.get()).toBeUndefined();
  },
);

test('an answer whose stream breaks off is fetched from the server, by the next page if this one ends first', async () => {
  const { promise, resolve } = Promise.withResolvers<Followed>();
  const { world } = createWorld({ follow: () => promise });
  const session = createChatSession({
    ...world,
    ask: async (_lines, _files, _asked, { onText, onBegin }) => {
      onBegin({ taskId: 'run', engine: 'openai' });
      onText('Once');
      throw new ApiError('network_error');
    },
  });
  void session.send(ask('A story'), ASKED);
  await saved(session);
  expect(session.state.get().lines[1]).toMatchObject({ text: 'Once', failed: 'network_error' });
  const next = createChatSession(world);
  await next.resume();
  resolve({ text: 'Once upon', points: PAID, failed: 'task_cancelled' });
  await expect
    .poll(() => next.state.get().lines[1])
    .toMatchObject({ text: 'Once upon', failed: 'task_cancelled', points: PAID });
  expect(session.state.get().lines[1]).toMatchObject({ text: 'Once upon', failed: 'network_error' });
});

test('an answer that the server does not have stays as far as this device has it', async () => {
  const { world, kept } = await leaveInTheMiddle(async () => undefined, false);
  const next = createChatSession(world);
  await next.resume();
  await saved(next);
  expect(words(kept.get('chat-1')?.content.lines)).toEqual(['A story', 'Once']);
});

test('an answer waits for the chat that it belongs to', async () => {
  const followed: Followed = { text: 'Once upon a time', points: PAID, failed: undefined };
  const { world, kept } = await leaveInTheMiddle(async () => followed, false);
  const content = { lines: [{ role: 'user', text: 'another', at: 100 } as const] };
  kept.set('other', { revision: 1, name: 'other', content });
  world.remembered.set('other');
  const next = createChatSession(world);
  await next.resume();
  expect(words(next.state.get().lines)).toEqual(['another']);
  await next.open('chat-1');
  await expect.poll(() => words(next.state.get().lines)).toEqual(['A story', 'Once upon a time']);
  expect(next.state.get().lines[1]).not.toHaveProperty('failed');
});

test('an answer that another tab continues reading is not ended by a tab that follows it', async () => {
  const { world, kept } = createWorld({ follow: () => new Promise(() => undefined) });
  let answer: (points: typeof PAID) => void = () => undefined;
  const session = createChatSession({
    ...world,
    ask: (_lines, _files, _asked, { onText, onBegin }) => {
      onBegin({ taskId: 'run', engine: 'openai' });
      onText('Once upon a time');
      return new Promise((resolve) => (answer = resolve));
    },
  });
  const asking = session.send(ask('A story'), ASKED);
  await saved(session);
  const other = createChatSession(world);
  await other.resume();
  expect(other.state.get().writing).toBeDefined();
  other.leave();
  answer(PAID);
  await asking;
  await saved(session);
  expect(words(kept.get('chat-1')?.content.lines)).toEqual(['A story', 'Once upon a time']);
  expect(kept.get('chat-1')?.content.lines[1]).not.toHaveProperty('failed');
});

test('a stopped answer stays as far as it is written, and shows afterwards what was charged', async () => {
  const { world, kept } = createWorld({
    ask: (_lines, _files, _asked, { signal, onText, onBegin }) =>
      new Promise((_, reject) => {
        onBegin({ taskId: 'run', engine: 'openai' });
        onText('Once');
        signal.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  });
  const session = createChatSession(world);
  const asking = session.send(ask('A story'), ASKED);
  expect(session.state.get().writing?.text).toBe('Once');
  const { at } = session.state.get().writing ?? {};
  session.stop();
  await asking;
  await saved(session);
  const { lines } = kept.get('chat-1')?.content ?? { lines: [] };
  expect(lines.at(-1)).toMatchObject({ text: 'Once', at, failed: 'task_cancelled', points: PAID });
  expect(session.state.get().writing).toBeUndefined();
});

test('a failure keeps its code and its points, and the question is asked again without it', async () => {
  const free = { held: 2, settled: 0, returned: 2 };
  let fails = true;
  const { world } = createWorld();
  const session = createChatSession({
    ...world,
    ask: (...call) => {
      if (!fails) return world.ask(...call);
      return Promise.reject(new ApiError('task_failed', { data: { points: free } }));
    },
  });
  await session.send(ask('one'), ASKED);
  expect(session.state.get().lines.at(-1)).toMatchObject({ text: '', failed: 'task_failed', points: free });
  fails = false;
  await session.retry(ASKED);
  expect(words(session.state.get().lines)).toEqual(['one', 'Answer to one']);
});

test('an edited question replaces the old one and what followed', async () => {
  const { world } = createWorld();
  const session = createChatSession(world);
  await session.send(ask('one'), ASKED);
  await session.send(ask('two'), ASKED);
  await session.send(ask('better'), ASKED, 0);
  expect(words(session.state.get().lines)).toEqual(['better', 'Answer to better']);
});

test('a chat that was deleted somewhere else is saved as a new one', async () => {
  const { world, kept } = createWorld();
  const session = createChatSession(world);
  await session.send(ask('one'), ASKED);
  await saved(session);
  kept.clear();
  kept.set('other', { revision: 1, name: 'other', content: { lines: [] } });
  await session.send(ask('two'), ASKED);
  await saved(session);
  expect(words(kept.get('chat-2')?.content.lines)).toEqual(['one', 'Answer to one', 'two', 'Answer to two']);
});

test('a chat of an earlier version is saved once', async () => {
  const old: ChatLine[] = [{ role: 'user', text: 'before', at: 1 }];
  const { world, kept } = createWorld({ takeOld: () => old.splice(0) });
  const session = createChatSession(world);
  await session.resume();
  await saved(session);
  expect(words(kept.get('chat-1')?.content.lines)).toEqual(['before']);
  await createChatSession(world).resume();
  expect(kept.size).toBe(1);
});

test('a chat is named after its first question, cut between two words', () => {
  const line = (text: string): ChatLine => ({ role: 'user', text, at: 1 });
  expect(nameOf([line(' Two\nfoxes ')])).toBe('Two foxes');
  expect(nameOf([line(`${'word '.repeat(30)}`)])).toMatch(/^(word )+word…$/u);
  expect(nameOf([line('')])).toBe('…');
});
