import type { StreamEvent } from '@inkreel/contract/api/tasks.ts';
import { EVENT_STREAMS } from '@inkreel/contract/limits.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions, tasks } from '../db/schema.ts';
import { hashToken } from '../features/accounts/token.ts';
import { createApiKey } from '../features/api-keys/create-key.ts';
import { revokeApiKey } from '../features/api-keys/revoke-key.ts';
import { listTasks } from '../features/tasks/list-tasks.ts';
import { endLiveText, keepLiveText, startLiveText } from '../features/tasks/live-text.ts';
import {
  createTaskWorld,
  pictureFile,
  type TaskWorld,
  type User,
} from '../features/tasks/testing/task-world.ts';
import { ALL_SCOPES } from '../http/principal.ts';
import { createEventHub, type EventHub, type Sink } from './hub.ts';
import { type Listening, listenForNotices } from './listen.ts';
import { notifyOfPresence, notifyOfRoles } from './notify.ts';

const log = { warn: () => undefined };
let world: TaskWorld;
let hub: EventHub;
let listening: Listening;
let user: User;
let again: PromiseWithResolvers<void>;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(100);
  hub = createEventHub({ ...world.deps, log });
  again = Promise.withResolvers();
  const onAgain = () => {
    hub.refresh();
    again.resolve();
  };
  listening = listenForNotices({ connection: world.connection, onNotice: hub.notice, onAgain, log });
  await isListening(1);
  await again.promise;
  again = Promise.withResolvers();
});
afterEach(async () => {
  hub.close();
  await listening.close();
});

async function isListening(count: number): Promise<void> {
  for (;;) {
    const { rows } = await world.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query = 'listen inkreel_events'`,
    );
    if (rows.length === count) return;
  }
}

/** A reader's end of a stream: everything that came, and a wait for what should come. */
function openStream(reader: User, token = 'token') {
  const stream = { text: '', ended: false, slow: false };
  let news = Promise.withResolvers<void>();
  const sink: Sink = {
    write: (text) => {
      stream.text += text;
      news.resolve();
      return !stream.slow;
    },
    end: () => {
      stream.ended = true;
    },
  };
  const close = hub.open({ ...reader, tokenHash: token, origin: 'https://studio.example.com' }, sink);
  const events = () =>
    stream.text
      .split('\n\n')
      .filter((block) => block !== '' && !block.startsWith('event: ping'))
      .map((block) => JSON.parse(block.split('data: ')[1] ?? '') as StreamEvent);
  const until = async (wanted: (event: StreamEvent) => boolean) => {
    for (;;) {
      const found = events().find(wanted);
      if (found) return found;
      await news.promise;
      news = Promise.withResolvers();
    }
  };
  return { ...stream, stream, close, events, until };
}
const state = (taskId: string, wanted: string) => (event: StreamEvent) =>
  event.type === 'task' && event.task.id === taskId && event.task.state === wanted;
const total = (points: number) => (event: StreamEvent) => event.type === 'balance' && event.total === points;

describe('a stream', () => {
  test('begins with the unfinished runs and the balance', async () => {
    const { taskId } = await world.submit(user);
    const done = await world.submit(user);
    await world.run(done.taskId);
    // A hub that hears no notices: all that comes is the snapshot.
    hub = createEventHub({ ...world.deps, log });
    const reader = openStream(user);
    await reader.until(({ type }) => type === 'snapshot');
    expect(reader.events()).toMatchObject([
      { type: 'task', task: { id: taskId } },
      { type: 'balance', total: 60 },
      { type: 'snapshot', unfinished: [taskId] },
    ]);
  });

  test('streams a chat to its author’s browsers alone, and says when it has ended', async () => {
    const [reader, ofKey] = [openStream(user), openStream({ ...user, apiKeyId: 'another' }, 'key')];
    for (const each of [reader, ofKey]) await each.until(total(100));
    const { taskId } = await world.submitText(user);
    const chat = { toolId: CHAT.id, idempotencyKey: 'chat' };
    await world.db.update(tasks).set(chat).where(eq(tasks.id, taskId));
    const now = world.clock.now();
    await world.db.transaction((tx) =>
      startLiveText(tx, { taskId, capability: 'write_text', engineId: 'keyed-writer' }, now),
    );
    await keepLiveText(world.db, taskId, () => ({ start: 0, more: 'Once', amount: 10 }), now);
    await endLiveText(
      world.deps,
      taskId,
      { start: 4, more: ' upon', amount: 20 },
      { state: 'SUCCEEDED' },
      now,
    );
    for (const each of [reader, ofKey])
      await each.until((event) => event.type === 'ended' && event.task_id === taskId);
    const textsOf = ({ events }: typeof reader) => events().filter(({ type }) => type === 'text');
    expect(textsOf(reader)).toMatchObject([
      { task_id: taskId, start: 0, text: 'Once' },
      { task_id: taskId, start: 4, text: ' upon' },
    ]);
    expect(textsOf(ofKey)).toEqual([]);
    const listed = await listTasks(world.deps, user, { limit: 10, key: 'chat' });
    expect(listed.items.map(({ id }) => id)).toEqual([taskId]);
    for (const as of [{ ...user, apiKeyId: 'another' }, await world.newUser(0)])
      expect((await listTasks(world.deps, as, { limit: 10, key: 'chat' })).items).toEqual([]);
  });

  test('tells a run’s progress, its end and the balance as they come', async () => {
    const reader = openStream(user);
    await reader.until(total(100));
    const { taskId } = await world.submit(user);
    await reader.until(state(taskId, 'PENDING'));
    await reader.until(total(80));
    let asked = 0;
    world.engine.answers.set(taskId, async () => {
      asked += 1;
      if (asked > 1) {
        await reader.until((event) => event.type === 'task' && event.task.progress === 0.3);
        return { state: 'failed', code: 'task_failed', retryable: false };
      }
      return { state: 'pending', stage: 'drawing', progress: 0.3, candidates: [0.3], outputs: [] };
    });
    await world.run(taskId);
    await reader.until(state(taskId, 'FAILED'));
    await reader.until(total(100));
  });

  test('tells all of the organisation, and nobody else, that characters changed', async () => {
    const other = await world.newUser(100);
    const [reader, stranger] = [openStream(user), openStream(other)];
    await world.db.transaction((tx) => notifyOfRoles(tx, user.organisationId));
    await reader.until(({ type }) => type === 'roles');
    await world.db.transaction((tx) => notifyOfRoles(tx, other.organisationId));
    await stranger.until(({ type }) => type === 'roles');
    expect(stranger.events().filter(({ type }) => type === 'roles')).toHaveLength(1);
  });

  test('tells those who have a document open, and nobody else, where somebody is in it', async () => {
    const [colleague, absent] = [await world.newUser(0), await world.newUser(0)].map((each) => ({
      ...each,
      organisationId: user.organisationId,
    })) as [User, User];
    const [mine, theirs, others] = [
      openStream(user, 'mine'),
      openStream(colleague, 'theirs'),
      openStream(absent),
    ];
    const tell = ({ userId }: User, more: { part?: string; gone?: true; documentId?: string } = {}) =>
      notifyOfPresence(world.db, {
        documentId: more.documentId ?? 'story',
        organisationId: user.organisationId,
        userId,
        name: 'Anna',
        page: `page of ${userId}`,
        view: 'script',
        part: more.part ?? null,
        gone: more.gone ?? false,
      });
    const seen = ({ events }: ReturnType<typeof openStream>) =>
      events().flatMap((each) => (each.type === 'presence' ? [[each.user_id, each.part, each.gone]] : []));
    const hears = async (part: string) => {
      await tell(colleague, { part });
      await mine.until((each) => each.type === 'presence' && each.part === part);
    };
    await tell(user, { part: 'a' });
    await hears('b');
    await tell(user, { part: 'c' });
    await theirs.until((each) => each.type === 'presence' && each.part === 'c');
    await tell(absent, { documentId: 'another' });
    await hears('d');
    expect(seen(theirs)).toEqual([[user.userId, 'c', false]]);
    expect(seen(mine)).toEqual([
      [colleague.userId, 'b', false],
      [colleague.userId, 'd', false],
    ]);
    await tell(colleague, { gone: true });
    await mine.until((each) => each.type === 'presence' && each.gone);
    await tell(user, { part: 'e' });
    await hears('f');
    expect(seen(theirs)).toHaveLength(1);
    // Nothing is heard of them any more: they count as gone. Their streams end with the beat, as they have no sessions.
    world.deps.clock.move(76_000);
    await hub.beat();
    const [back, other] = [openStream(user), openStream(colleague)];
    await tell(colleague, { part: 'g' });
    await tell(user, { part: 'h' });
    await other.until((each) => each.type === 'presence' && each.part === 'h');
    expect(seen(back)).toEqual([]);
    expect(seen(others)).toEqual([]);
  });

  test('streams a text as it is written, and what is there so far to later readers', async () => {
    const reader = openStream(user);
    const stranger = openStream(await world.newUser(5));
    await reader.until(total(100));
    const { taskId } = await world.submitText(user);
    const [wasRead, joined] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    world.texts.writings.set(taskId, async function* () {
      yield { text: '很久以前🦊'.repeat(500) };
      await wasRead.promise;
      await joined.promise;
      yield { text: ' The end.' };
    });
    const running = world.run(taskId);
    const textOf = () => {
      const pieces = reader.events().flatMap((event) => (event.type === 'text' ? [event] : []));
      for (const [at, { start }] of pieces.entries())
        expect(start).toBe(pieces.slice(0, at).reduce((sum, { text }) => sum + text.length, 0));
      return pieces.map(({ text }) => text).join('');
    };
    await reader.until(() => textOf().length === 3000);
    wasRead.resolve();
    const late = openStream(user);
    const begun = await late.until((event) => event.type === 'task' && event.task.id === taskId);
    expect(begun).toMatchObject({ task: { outputs: [{ finished: false, text: '很久以前🦊'.repeat(500) }] } });
    joined.resolve();
    await running;
    await reader.until(state(taskId, 'SUCCEEDED'));
    expect(textOf()).toBe(`${'很久以前🦊'.repeat(500)} The end.`);
    expect(await late.until((event) => event.type === 'text')).toMatchObject({
      start: 3000,
      text: ' The end.',
    });
    expect(stranger.events().filter(({ type }) => type === 'text')).toEqual([]);
  });

  test('shows nobody else’s runs, and the balance to all of the organisation', async () => {
    const colleague = openStream({ ...(await world.newUser(7)), organisationId: user.organisationId });
    const stranger = openStream(await world.newUser(5));
    const elsewhere = openStream({ ...user, organisationId: (await world.newUser(3)).organisationId });
    await world.submit(user);
    await colleague.until(total(80));
    await stranger.until(total(5));
    await elsewhere.until(total(3));
    for (const reader of [colleague, stranger, elsewhere]) {
      expect(reader.events().filter(({ type }) => type === 'task')).toEqual([]);
    }
    expect(stranger.events().filter(total(80))).toEqual([]);
  });

  test('never goes back to an older state, however late the snapshot is', async () => {
    const { taskId } = await world.submit(user);
    const { userId, organisationId } = user;
    // A hub without a listener: only this test tells it what happened.
    hub = createEventHub({ ...world.deps, log });
    const { $client } = world.deps.db;
    const query = $client.query.bind($client) as (...given: unknown[]) => Promise<unknown>;
    /** What the snapshot reads, in this order: each is read before a change, and comes after its news. */
    const reads = [/from "tasks" inner join/, /plan_balance/].map((text) => ({
      text,
      sent: Promise.withResolvers<void>(),
      late: Promise.withResolvers<void>(),
    }));
    const waiting = [...reads];
    const spy = vi.spyOn($client, 'query').mockImplementation((async (...given: unknown[]) => {
      const { text = '' } = given[0] as { text?: string };
      const answer = await query(...given);
      if (!waiting[0]?.text.test(text)) return answer;
      const read = waiting.shift();
      read?.sent.resolve();
      await read?.late.promise;
      return answer;
    }) as never);
    const reader = openStream(user);
    try {
      await reads[0]?.sent.promise;
      await world.run(taskId);
      hub.notice({ type: 'task', taskId, userId, organisationId, ended: true });
      await reader.until(state(taskId, 'SUCCEEDED'));
      reads[0]?.late.resolve();
      await reads[1]?.sent.promise;
      await world.submit(user);
      hub.notice({ type: 'balance', organisationId });
      await reader.until(total(60));
      reads[1]?.late.resolve();
      await reader.until(({ type }) => type === 'snapshot');
    } finally {
      spy.mockRestore();
    }
    expect(reader.events()).toMatchObject([
      { type: 'task', task: { id: taskId, state: 'SUCCEEDED' } },
      { type: 'balance', total: 60 },
      { type: 'snapshot' },
    ]);
  });

  test('hears what came before the process listened', async () => {
    await listening.close();
    const reader = openStream(user);
    await reader.until(({ type }) => type === 'snapshot');
    const { taskId } = await world.submit(user);
    const { connection } = world;
    listening = listenForNotices({ connection, onNotice: hub.notice, onAgain: hub.refresh, log });
    await reader.until(state(taskId, 'PENDING'));
  });

  test('names no run in a later snapshot that ended while no notice came', async () => {
    const { taskId } = await world.submit(user);
    hub = createEventHub({ ...world.deps, log });
    const reader = openStream(user);
    await reader.until((event) => event.type === 'snapshot' && event.unfinished.includes(taskId));
    await world.run(taskId);
    hub.refresh();
    await reader.until((event) => event.type === 'snapshot' && event.unfinished.length === 0);
  });

  test('continues, with a fresh snapshot, after the database was away', async () => {
    const reader = openStream(user);
    await reader.until(total(100));
    const { taskId } = await world.submit(user);
    await world.db.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await again.promise;
    await reader.until(state(taskId, 'PENDING'));
    await world.run(taskId).catch(() => world.run(taskId));
    await reader.until(state(taskId, 'SUCCEEDED'));
  });
});

describe('the end of a run', () => {
  test('is reported once to those who wait for it, and nothing before', async () => {
    const { taskId } = await world.submit(user);
    const other = await world.submit(user);
    const told: string[] = [];
    const heard = Promise.withResolvers<void>();
    hub.onEnd(taskId, () => {
      told.push('this');
      heard.resolve();
    });
    const stop = hub.onEnd(taskId, () => told.push('stopped'));
    hub.onEnd(other.taskId, () => told.push('other'));
    stop();
    // Progress, results and the balance are reported in between, and are not an end.
    let asked = 0;
    world.engine.answers.set(taskId, () => {
      asked += 1;
      const pending = { stage: 'drawing', progress: asked / 10, candidates: [0], outputs: [] };
      return asked < 3 ? { state: 'pending', ...pending } : { state: 'done', outputs: [pictureFile(0)] };
    });
    await world.run(taskId);
    await heard.promise;
    expect(told).toEqual(['this']);
    // After a connection was lost, an end may have been missed.
    hub.refresh();
    expect(told.toSorted()).toEqual(['other', 'this', 'this']);
  });
});

describe('streams end', () => {
  test('when the session has ended, at the next beat', async () => {
    const expiresAt = new Date(world.clock.now().getTime() + 60_000);
    const { userId, organisationId } = user;
    await world.db.insert(sessions).values({ tokenHash: 'kept', userId, organisationId, expiresAt });
    const kept = openStream(user, 'kept');
    const gone = openStream(user, 'gone');
    await hub.beat();
    expect([kept.stream.ended, gone.stream.ended]).toEqual([false, true]);
    expect(kept.stream.text).toContain('event: ping\ndata: {}\n\n');
  });

  test('when the session continues in another organisation, at the next beat', async () => {
    const expiresAt = new Date(world.clock.now().getTime() + 60_000);
    const { userId, organisationId } = user;
    await world.db.insert(sessions).values({ tokenHash: 'moves', userId, organisationId, expiresAt });
    const { stream } = openStream(user, 'moves');
    await hub.beat();
    expect(stream.ended).toBe(false);
    const elsewhere = await world.newUser(10);
    await world.db
      .update(sessions)
      .set({ organisationId: elsewhere.organisationId })
      .where(eq(sessions.tokenHash, 'moves'));
    await hub.beat();
    expect(stream.ended).toBe(true);
  });

  test('but not one that opened while the beat was under way', async () => {
    let opened: ReturnType<typeof openStream> | undefined;
    hub = createEventHub({
      ...world.deps,
      log,
      principals: {
        findLive: async () => {
          opened = openStream(user, 'new');
          return [];
        },
      },
    });
    const { stream } = openStream(user, 'gone');
    await hub.beat();
    expect([stream.ended, opened?.stream.ended]).toEqual([true, false]);
  });

  test('when the API key was revoked, at the next beat', async () => {
    const admin = { ...user, kind: 'session', scopes: ALL_SCOPES, isOperator: false, tokenHash: '' };
    const wish = { name: 'Shop', scopes: ['read' as const], days: null, points_limit: null };
    const { key, item } = await createApiKey(world.deps, admin, wish);
    const { stream } = openStream(user, hashToken(key));
    await hub.beat();
    expect(stream.ended).toBe(false);
    await revokeApiKey(world.deps, admin, item.id);
    await hub.beat();
    expect(stream.ended).toBe(true);
  });

  test('when the reader does not read', async () => {
    const reader = openStream(user);
    await reader.until(({ type }) => type === 'snapshot');
    reader.stream.slow = true;
    await world.submit(user);
    // Whichever of the two events comes first finds the reader too slow, and is the last that it gets.
    await reader.until((event) => event.type === 'task' || total(80)(event));
    const before = reader.stream.text;
    hub.refresh();
    await hub.beat();
    expect(reader.stream.text).toBe(before);
  });

  test('when one user opens more than the limit', async () => {
    const streams = Array.from({ length: EVENT_STREAMS }, () => openStream(user));
    expect(() => openStream(user)).toThrow('too_many_streams');
    streams[0]?.close();
    expect(() => openStream(user)).not.toThrow();
  });
});
