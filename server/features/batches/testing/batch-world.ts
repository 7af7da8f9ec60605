import type { BatchRecord } from '@inkreel/contract/api/batches.ts';
import { SPEAK_LINE, STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tasks } from '../../../db/schema.ts';
import { createPrices } from '../../billing/prices.ts';
import { boardTargets } from '../../documents/testing/board-target.ts';
import { createTaskWorld, type User } from '../../tasks/testing/task-world.ts';
import type { StepDeps } from '../batch-deps.ts';
import { createBatch } from '../create-batch.ts';
import { stepBatches } from '../step-batch.ts';

export const inputOf = (prompt: string) => ({ prompt, width: 512, height: 512 });
export const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ input: inputOf(`cat ${place}`) }));

const BATCH_TOOLS = [...TOOLS, ...STORY_RUNS, SPEAK_LINE];

/** The runs' test world with batches, also of runs of stories; the engine is local, with two threads. */
export async function createBatchWorld(targetsOf: typeof boardTargets = boardTargets) {
  const world = await createTaskWorld();
  world.deps.targets = targetsOf(world.deps);
  const warned: unknown[] = [];
  const deps: StepDeps = {
    ...world.deps,
    prices: createPrices({ ...world.deps, tools: BATCH_TOOLS }),
    // Documents of the tests name no files.
    files: world.deps.files as StepDeps['files'],
    tools: BATCH_TOOLS,
    threads: { short: 2, long: 1 },
    log: { warn: (details) => warned.push(details) },
  };
  const openRuns = (user: User) =>
    world.db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.organisationId, user.organisationId), isNull(tasks.finishedAt)))
      .orderBy(asc(tasks.id));
  return {
    ...world,
    deps,
    warned,
    openRuns,
    create: (user: User, count: number, key?: string): Promise<BatchRecord> =>
      createBatch(deps, user, { tool_id: 'ai-image-generator', items: itemsOf(count) }, key),
    /** One turn of the worker, when every batch is due. */
    turn: (own: Partial<StepDeps> = {}) => {
      world.clock.move(10_000);
      return stepBatches({ ...deps, ...own });
    },
    /** Executes every run that is open. */
    runOpen: async (user: User) => {
      const open = await openRuns(user);
      for (const { id } of open) await world.run(id);
      return open.length;
    },
  };
}
export type BatchWorld = Awaited<ReturnType<typeof createBatchWorld>>;
