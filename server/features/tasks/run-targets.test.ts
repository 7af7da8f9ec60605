import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, results } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { boardTargets, createBoard } from '../documents/testing/board-target.ts';
import { runTool } from '../tools/run-tool.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { createRunTargets } from './run-targets.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';
import { textInput, writerTool } from './testing/text-engines.ts';

const INPUT = { prompt: 'a cat', width: 512, height: 512, count: 1, quality: 'standard' };
let world: TaskWorld;
let user: User;
let board: Awaited<ReturnType<typeof createBoard>>;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.deps.targets = boardTargets(world.deps);
  user = await world.newUser(1000);
  board = await createBoard(world, user);
});

const cardOf = (id = board.id, part = 'card-0-0') => ({
  kind: 'board',
  id,
  part,
  made: { prompt: 'hash of the prompt' },
});
const start = (target = cardOf(), key?: string, as = user) =>
  runTool(world.deps, as, { tool: aiImageGenerator, input: INPUT, target, key });
const fileOf = async (taskId: string) => {
  const [result] = await world.db.select().from(results).where(eq(results.taskId, taskId));
  return result && fileSource(result.fileId);
};
const balance = () => readBalance(world.deps, user.organisationId);

describe('a run that is made for a part of a document', () => {
  it('writes its file there, with what was made when it was ordered, and says what it is for', async () => {
    const { taskId } = await start();
    expect(await getTask(world.deps, user, taskId)).toMatchObject({
      target: { kind: 'board', id: board.id, part: 'card-0-0' },
    });
    expect(await board.resultOf('card-0-0')).toBeUndefined();
    await world.run(taskId);
    expect(await board.resultOf('card-0-0')).toEqual({
      file: await fileOf(taskId),
      made: 'hash of the prompt',
    });
  });

  it('writes its text there', async () => {
    world.hosted.open = true;
    const target = cardOf();
    const { taskId } = await runTool(world.deps, user, {
      tool: writerTool,
      input: textInput(writerTool),
      target: { ...target, made: undefined },
    } as never);
    await world.run(taskId);
    // Three started thousands of tokens.
    expect(await board.resultOf('card-0-0')).toEqual({
      file: 'Once upon a time there was a fox.',
      made: '6',
    });
  });

  it('writes in the transaction that ends it: both are there after a crash, or neither', async () => {
    const { taskId } = await start();
    await expect(world.run(taskId, 'stored')).rejects.toThrow(Crash);
    expect(await board.resultOf('card-0-0')).toBeUndefined();
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ finished_at: null });
    await expect(world.run(taskId, 'settled')).rejects.toThrow(Crash);
    expect(await board.resultOf('card-0-0')).toMatchObject({ file: await fileOf(taskId) });
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await findViolations(world.db, world.clock.now(), user.organisationId)).toEqual([]);
  });

  it('says there why it has no result, also if a cancel or a sweep ended it', async () => {
    const [failed, cancelled, swept] = await Promise.all(
      ['card-0-0', 'card-0-1', 'card-0-2'].map((part) => start(cardOf(board.id, part))),
    );
    world.engine.answers.set(failed!.taskId, () => ({
      state: 'failed',
      code: 'task_failed',
      detail: 'test',
      retryable: false,
    }));
    await world.run(failed!.taskId);
    expect(await board.resultOf('card-0-0')).toEqual({ file: 'FAILED', made: 'task_failed' });
    await cancelTask(world.deps, user, cancelled!.taskId);
    expect(await board.resultOf('card-0-1')).toEqual({ file: 'CANCELED', made: '' });
    world.clock.move(24 * 60 * 60 * 1000);
    await sweepTasks(world.deps);
    expect(await board.resultOf('card-0-2')).toMatchObject({ file: 'FAILED' });
    expect(await getTask(world.deps, user, swept!.taskId)).toMatchObject({ state: 'FAILED' });
  });

  it.each([
    ['the part is not there', () => cardOf(board.id, 'gone')],
    ['the document is gone', () => cardOf()],
  ])('keeps its result among the creations if %s', async (why, target) => {
    const { taskId } = await start(target());
    if (why.includes('document')) await world.db.delete(documents).where(eq(documents.id, board.id));
    await world.run(taskId);
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await fileOf(taskId)).toBeDefined();
    expect((await balance()).held).toBe(0);
  });

  it('ends and is paid although its writer has a defect, which leaves nothing in its target', async () => {
    const logged: unknown[] = [];
    const log = { error: (...told: unknown[]) => void logged.push(told) };
    const { taskId } = await start();
    world.deps.targets = createRunTargets({ ...world.deps, log } as never, {
      board: {
        mayChange: async () => true,
        write: async (tx) => {
          await tx.update(documents).set({ name: 'half' }).where(eq(documents.id, board.id));
          throw new Error('a defect');
        },
      },
    });
    await world.run(taskId);
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(logged).toHaveLength(1);
    const [row] = await world.db.select().from(documents).where(eq(documents.id, board.id));
    expect(row?.name).toBe('Board');
  });

  it('does not end while the database refuses the result for another transaction, and ends with it then', async () => {
    const { taskId } = await start();
    const { targets } = world.deps;
    world.deps.targets = createRunTargets({ ...world.deps, log: world.deps.log } as never, {
      board: {
        mayChange: async () => true,
        write: async (tx) => {
          await tx.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`);
        },
      },
    });
    await expect(world.run(taskId)).rejects.toThrow();
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ finished_at: null });
    world.deps.targets = targets;
    await world.run(taskId);
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await board.resultOf('card-0-0')).toMatchObject({ file: await fileOf(taskId) });
  });

  it('starts only for who sees the document, and for kinds that get results', async () => {
    const other = await world.newUser(1000);
    const targets = [
      cardOf(),
      cardOf(v7()),
      { ...cardOf(), kind: 'look' },
      { ...cardOf(), kind: 'toString' },
    ];
    const callers = [other, user, user, user];
    for (const [at, target] of targets.entries())
      await expect(start(target, undefined, callers[at])).rejects.toMatchObject({ code: 'not_found' });
    expect(await balance()).toMatchObject({ held: 0 });
  });

  it('is another request than the same run for another part', async () => {
    const first = await start(cardOf(), 'key');
    expect(await start(cardOf(), 'key')).toMatchObject({ taskId: first.taskId });
    await expect(start(cardOf(board.id, 'card-0-1'), 'key')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('leaves its result in the tombstone of a part that was deleted meanwhile', async () => {
    const { taskId } = await start();
    await board.change([{ id: 'card-0-0', delete: true }]);
    await world.run(taskId);
    expect(await board.resultOf('card-0-0')).toBeUndefined();
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'SUCCEEDED' });
    await board.change([
      { id: 'card-0-0', set: { kind: 'card', parent: 'list-0', index: 'a0', text: 'again' } },
    ]);
    expect(await board.resultOf('card-0-0')).toMatchObject({ file: await fileOf(taskId) });
  });
});
