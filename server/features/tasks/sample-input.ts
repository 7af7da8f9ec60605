import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { SAMPLE_SECONDS } from '@inkreel/contract/pricing.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { and, eq } from 'drizzle-orm';
import { type Capability, guarded, type RunTaskDeps } from './run-context.ts';
import { lockTask, type TaskRow } from './store.ts';
import { runStages } from './tables.ts';

type Deps = Pick<RunTaskDeps, 'db' | 'clock' | 'stageFiles' | 'clips' | 'onStep'>;

/** Used as an engine id, so that no real engine gets the clips as its stages. */
const OWNER = 'sample';

/**
 * The engine's input for a sample: the run's input with longer sounds and videos cut to the first seconds.
 * The clips are stages of the run: a later worker uses them, and they are removed when the run ends. The run
 * itself keeps the whole input, with which the rest is ordered.
 * @returns undefined if the run has ended or another worker has it
 */
export async function sampleInput(
  deps: Deps,
  task: TaskRow,
): Promise<CapabilityInput[Capability] | undefined> {
  const input = task.input as Record<string, unknown>;
  const cut: Record<string, unknown> = {};
  for (const { kind, name, secondsName } of deps.clips.mediaOf(task.toolId)) {
    const address = input[name];
    if (typeof address !== 'string' || Number(input[secondsName] ?? 0) <= SAMPLE_SECONDS) continue;
    const stage = `clip-${name}`;
    const key =
      (await findClip(deps, task, stage)) ??
      (await keepClip(deps, task, stage, await guarded(deps.clips.cut(address, kind))));
    if (key === undefined) return undefined;
    cut[name] = FILE_PATH_PREFIX + key;
    cut[secondsName] = SAMPLE_SECONDS;
  }
  return { ...input, ...cut } as unknown as CapabilityInput[Capability];
}

const stageOf = ({ id }: TaskRow, name: string) =>
  and(eq(runStages.taskId, id), eq(runStages.index, 0), eq(runStages.name, name));

async function findClip({ db }: Deps, task: TaskRow, name: string): Promise<string | undefined> {
  const [row] = await db.select({ key: runStages.outputKey }).from(runStages).where(stageOf(task, name));
  return row?.key ?? undefined;
}

async function keepClip(deps: Deps, task: TaskRow, name: string, key: string): Promise<string | undefined> {
  const now = deps.clock.now();
  const kept = await deps.db.transaction(async (tx) => {
    if (!(await lockTask(tx, task.id, task.fence))) return false;
    await deps.stageFiles.own(tx, key);
    const made = { engine: OWNER, startedAt: now, outputKey: key, finishedAt: now };
    await tx.insert(runStages).values({ taskId: task.id, index: 0, name, ...made });
    return true;
  });
  deps.onStep?.('staged');
  return kept ? key : undefined;
}
