import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { CapabilityEngine, Check, Operation } from '../../engine.ts';
import { type Models, readWorkflows } from '../comfyui-engine.ts';
import { type Fleet, openFleet } from '../fleet.ts';
import { serveWorkflow } from '../serve-workflow.ts';

/** The engine of one process on some servers. */
export interface ComfyWorld {
  fleet: Fleet;
  serve<C extends Capability>(capability: C): CapabilityEngine<CapabilityInput[C]>;
  close(): void;
}

/** @param folder with pictures by their URLs, and in `comfyui` the operator's workflows */
export async function openComfyWorld(
  urls: readonly string[],
  folder: string,
  models: Partial<Models> = {},
): Promise<ComfyWorld> {
  const none = { checkpoint: undefined, upscale_model: undefined };
  const workflows = readWorkflows(path.join(folder, 'comfyui'), { ...none, ...models });
  const fleet = await openFleet(urls, workflows);
  const deps = {
    fleet,
    folder: path.join(folder, 'handing-over'),
    downloadToPath: (address: string, to: string) => copyFile(path.join(folder, address), to),
  };
  return {
    fleet,
    serve: (capability) => {
      const workflow = workflows.get(capability);
      if (!workflow) throw new Error(`no workflow for ${capability}`);
      return serveWorkflow(deps, capability, workflow);
    },
    close: fleet.close,
  };
}

/** Submits a run as the runner does. */
export async function begin<Input>(
  engine: Pick<CapabilityEngine<Input>, 'prepare' | 'start'>,
  input: Input,
  taskId: string = randomUUID(),
): Promise<Operation> {
  const context = { taskId, waitToSubmit: async () => true };
  return engine.start(input, context, await engine.prepare?.(input, context));
}

export const ask = (engine: Pick<CapabilityEngine<never>, 'check'>, operation: Operation): Promise<Check> =>
  engine.check(operation, {
    taskId: '',
    waitMs: 0,
    stored: [],
    signal: new AbortController().signal,
  });

/** Polls until the run ends, with a pause in milliseconds between two polls. */
export async function untilEnd(
  engine: Pick<CapabilityEngine<never>, 'check'>,
  operation: Operation,
  pauseMs = 2,
): Promise<Check> {
  for (let round = 0; round < 2_000; round += 1) {
    const check = await ask(engine, operation);
    if (check.state === 'done' || check.state === 'failed') return check;
    await wait(pauseMs);
  }
  throw new Error('it never ended');
}
