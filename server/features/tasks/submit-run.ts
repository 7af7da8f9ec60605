import { meterOf } from '@inkreel/contract/outputs/data-outputs.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { CapabilityEngine, Engine, Operation, StartContext } from '../../engines/engine.ts';
import { engineInput } from './engine-input.ts';
import { callIdOf } from './lines-work.ts';
import type { Outcome } from './outcome.ts';
import { parkedUntil } from './parking.ts';
import {
  type Capability,
  claimOf,
  fromEngine,
  guarded,
  LOST,
  noteSubmit,
  ownerOf,
  PARKED,
  type RunTaskDeps,
} from './run-context.ts';
import { saveOperation, type TaskRow } from './store.ts';
import { watchSubmit } from './submit-watch.ts';
import { isUnconfirmed, UNCONFIRMED } from './unconfirmed.ts';

/** An engine, and how it serves the run as an operation. */
export interface Serving {
  engine: Engine;
  serve: CapabilityEngine<CapabilityInput[Capability]>;
}

/** The operation, if the worker polls it immediately, or the outcome for the worker. */
type Submitted = { operation: Operation } | { left: Outcome | typeof LOST | typeof PARKED };

/**
 * Submits a run to its engine, at most once: the intent is stored before the submit, and the operation after
 * it. A run that is found between the two is submitted again only if its engine says that this is safe; else
 * the engine is queried for an operation that it may have, and if it cannot tell, the run fails. A run of a
 * hosted engine is parked with its operation.
 *
 * @throws EngineTrouble what the engine threw
 */
export async function submitRun(
  deps: RunTaskDeps,
  task: TaskRow,
  serving: Serving,
  signal: AbortSignal,
): Promise<Submitted> {
  const { engine, serve } = serving;
  if (isUnconfirmed(task) && !mayRepeat(serving)) {
    if (!serve.find) return { left: UNCONFIRMED };
    const found = await fromEngine(serve.find(startContext(task)));
    if (found) return keep(deps, task, serving, found);
  }
  const input = await engineInput(deps, task);
  if (input === undefined) return { left: LOST };
  const watch = engine.local ? undefined : watchSubmit(deps, task, engine.id, signal);
  const context = { ...startContext(task), signal: watch?.signal, waitToSubmit: watch?.waitToSubmit };
  let operation: Operation;
  try {
    const prepared = serve.prepare && (await guarded(serve.prepare(input, context)));
    if (!engine.local) {
      const left = await noteSubmit(deps, task, engine.id);
      if (left) return { left };
      deps.onStep?.('submitting');
    }
    operation = await fromEngine(serve.start(input, context, prepared));
  } finally {
    await watch?.stop();
  }
  deps.onStep?.('started');
  return keep(deps, task, serving, operation);
}

/** What an engine is told about a submitted run. */
export function startContext(task: TaskRow): StartContext {
  return { taskId: callIdOf(task), owner: ownerOf(task), maximum: meterOf(task.capability)?.maximum };
}

/** Local work ended with its process, and a key makes a repeated submit idempotent. */
export function mayRepeat({ engine, serve }: { engine: Engine; serve: { idempotent?: boolean } }): boolean {
  return engine.local === true || serve.idempotent === true;
}

async function keep(
  deps: RunTaskDeps,
  task: TaskRow,
  { engine, serve }: Serving,
  operation: Operation,
): Promise<Submitted> {
  const parkAt = engine.local || serve.answersAtOnce ? undefined : parkedUntil(deps.clock.now());
  const saved = await saveOperation(deps.db, claimOf(task), { engine: engine.id, operation, parkAt });
  deps.onStep?.('saved');
  if (!saved) {
    await serve.cancel?.(operation);
    return { left: LOST };
  }
  task.engine = engine.id;
  if (saved.cancelRequested) {
    task.operation = operation;
    return { left: { state: 'CANCELED' } };
  }
  return parkAt ? { left: PARKED } : { operation };
}
