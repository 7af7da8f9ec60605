import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { endLiveText, KEEP_MS, keepLiveText, readLiveEnd, startLiveText } from './live-text.ts';
import { claimTask, lockTask } from './store.ts';
import { runOutputs } from './tables.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
let taskId: string;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(200);
  ({ taskId } = await world.submitText(user));
  const text = { taskId, capability: 'write_text', engineId: 'blind-writer' };
  await world.db.transaction((tx) => startLiveText(tx, text, world.clock.now()));
});

const keep = (more: string, amount: number) =>
  keepLiveText(world.db, taskId, () => ({ start: 0, more, amount }), world.clock.now());
const end = (state: 'SUCCEEDED' | 'CANCELED', more = 'end') =>
  endLiveText(world.deps, taskId, { start: 0, more, amount: 2300 }, { state }, world.clock.now());
const record = () => getTask(world.deps, user, taskId);
/** The rest of this process's lease, in milliseconds. */
async function leaseMs() {
  const row = await world.db.transaction((tx) => lockTask(tx, taskId, undefined));
  return (row?.nextCheckAt?.getTime() ?? Number.NaN) - world.clock.now().getTime();
}

describe('a text that is streamed to its request', () => {
  test('runs from its submit on, at its engine, with a lease of several renewal intervals', async () => {
    expect(await record()).toMatchObject({ state: 'RUNNING', engine: 'blind-writer' });
    expect(await leaseMs()).toBeGreaterThan(5 * KEEP_MS);
  });

  test('stores new text and renews its lease', async () => {
    const lease = await leaseMs();
    world.clock.move(KEEP_MS);
    expect(await keep('one ', 1100)).toBe(true);
    expect(await leaseMs()).toBe(lease);
    expect(await keep('two', 2100)).toBe(true);
    expect(await record()).toMatchObject({ outputs: [{ text: 'one two', draft: 1, finished: false }] });
    const drafts = await world.db.select().from(runOutputs).where(eq(runOutputs.taskId, taskId));
    expect(drafts).toMatchObject([{ amount: 2100 }]);
  });

  test('is charged for what it used when it ends, once', async () => {
    await keep('one ', 1100);
    expect(await end('SUCCEEDED')).toBe(true);
    const ended = {
      state: 'SUCCEEDED',
      outputs: [{ text: 'one end', finished: true }],
      receipt: { settled: 6 },
    };
    expect(await record()).toMatchObject(ended);
    expect(await end('CANCELED', ' again')).toBe(false);
    expect(await keep(' again', 9000)).toBe(false);
    expect(await record()).toMatchObject(ended);
  });

  test('ends at once when it is cancelled, with the text so far, for what its row says that it has used', async () => {
    await keep('one ', 1100);
    const ended = { state: 'CANCELED', outputs: [{ text: 'one ', finished: true }], receipt: { settled: 4 } };
    expect(await cancelTask(world.deps, user, taskId)).toMatchObject(ended);
    expect(await keep('two', 2100)).toBe(false);
    expect(await end('CANCELED')).toBe(false);
    expect(await record()).toMatchObject(ended);
    expect(await readLiveEnd(world.db, taskId)).toMatchObject({ state: 'CANCELED', settled: 4 });
  });

  test('costs nothing if it is cancelled before its prompt was submitted, and the prompt after it', async () => {
    expect(await readLiveEnd(world.db, taskId)).toBeUndefined();
    expect(await cancelTask(world.deps, user, taskId)).toMatchObject({
      outputs: [],
      receipt: { settled: 0 },
    });
    expect(await keep('', 1100)).toBe(false);
    ({ taskId } = await world.submitText(user));
    const text = { taskId, capability: 'write_text', engineId: 'blind-writer' };
    await world.db.transaction((tx) => startLiveText(tx, text, world.clock.now()));
    expect(await keep('', 1100)).toBe(true);
    expect(await cancelTask(world.deps, user, taskId)).toMatchObject({ receipt: { settled: 4 } });
  });

  test('no longer belongs to its process once a worker has claimed it', async () => {
    await keep('one ', 1100);
    await claimTask(world.db, taskId);
    expect(await keep('two', 2100)).toBe(false);
    expect(await end('SUCCEEDED')).toBe(false);
    expect(await record()).toMatchObject({ state: 'RUNNING', outputs: [{ text: 'one ', finished: false }] });
  });
});
