import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { SAMPLE_SECONDS } from '@inkreel/contract/pricing.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { and, eq } from 'drizzle-orm';
import { isSoundOfVideo } from './routed-input.ts';
import { type Capability, guarded, type RunTaskDeps } from './run-context.ts';
import { lockTask, type TaskRow } from './store.ts';
import { runStages } from './tables.ts';

type Deps = Pick<RunTaskDeps, 'db' | 'clock' | 'stageFiles' | 'clips' | 'onStep'>;

/** Used as an engine id, so that no real engine gets the clips as its stages. */
const OWNER = 'sample';

/**
 * The input as the engine gets it: the run's, with the sound of a video taken out where a sound is meant, and for a
 * sample with longer sounds and videos cut to the first seconds. What is made for it are stages of the run: a later
 * worker uses them, and they are removed when the run ends. The run itself keeps the whole input, with which the rest is
 * ordered.
 * @returns undefined if the run has ended or another worker has it
 */
export async function engineInput(
  deps: Deps,
  task: TaskRow,
): Promise<CapabilityInput[Capability] | undefined> {
  const input = task.input as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  for (const { kind, name, secondsName } of deps.clips.mediaOf(task.toolId)) {
    const address = input[name];
    if (typeof address !== 'string') continue;
    const isCut = task.part === 'sample' && Number(input[secondsName] ?? 0) > SAMPLE_SECONDS;
    if (!isCut && !isSoundOfVideo(kind, address)) continue;
    const stage = `clip-${name}`;
    const make = () => (isCut ? deps.clips.cut(address, kind) : deps.clips.takeSound(address));
    const key =
      (await findClip(deps, task, stage)) ?? (await keepClip(deps, task, stage, await guarded(make())));
    if (key === undefined) return undefined;
    made[name] = FILE_PATH_PREFIX + key;
    if (isCut) made[secondsName] = SAMPLE_SECONDS;
  }
  return { ...input, ...made } as unknown as CapabilityInput[Capability];
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
