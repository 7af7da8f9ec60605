/**
 * What a browser keeps of batches: which one of a tool was put away last. Older versions kept the whole batch here, and
 * submitted its runs themselves.
 */
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { quoteRun } from '@inkreel/contract/tools/quote-run.ts';
import type { QueryClient } from '@tanstack/react-query';
import { writeLocally } from '../../../lib/hold-writes.ts';
import { startRun } from '../../../runs/start-run.ts';

interface DeviceBatch {
  input: Readonly<Record<string, unknown>>;
  engine?: string;
  unitPoints?: number;
  /** `key`: the idempotency key of the run of this picture; `taskId` and `refused`: the server's answer to it. */
  items: readonly { key: string; url: string; taskId?: string; refused?: string }[];
}

const keyOf = (tool: Pick<Tool, 'id'>) => `inkreel.batch.${tool.id}`;

function read(tool: Pick<Tool, 'id'>): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(tool)) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Id of the batch that was put away last. */
export function readPutAway(tool: Pick<Tool, 'id'>): string | undefined {
  const stored = read(tool);
  return typeof stored === 'string' ? stored : undefined;
}

/** This batch is not shown here any more. */
export function putAway(tool: Pick<Tool, 'id'>, id: string): void {
  writeLocally(keyOf(tool), JSON.stringify(id));
}

let finishing: Promise<void> | undefined;

/**
 * Submits what is left of a batch that an older version kept on this device, each picture under its own key, so that none
 * runs twice. Its results are among those of the tool; then it is forgotten.
 * @param pointsAt points of one run before the factor, for a batch that does not say
 */
export function finishDeviceBatch(
  client: QueryClient,
  tool: Tool,
  property: string,
  pointsAt: (engine: string | undefined) => number,
  onRefused: (error: unknown) => void,
): Promise<void> {
  finishing ??= submitRest(client, tool, property, pointsAt, onRefused).finally(() => {
    finishing = undefined;
  });
  return finishing;
}

async function submitRest(
  client: QueryClient,
  tool: Tool,
  property: string,
  pointsAt: (engine: string | undefined) => number,
  onRefused: (error: unknown) => void,
): Promise<void> {
  const stored = read(tool) as Partial<DeviceBatch> | null | undefined;
  if (!Array.isArray(stored?.items)) return;
  const { input = {}, engine, unitPoints = pointsAt(engine) } = stored;
  for (const [at, { key, url, taskId, refused }] of (stored as DeviceBatch).items.entries()) {
    if (taskId !== undefined || refused !== undefined) continue;
    // Submitted ones are not tried again by the next page.
    writeLocally(keyOf(tool), JSON.stringify({ ...stored, items: stored.items.slice(at) }));
    const whole = { ...input, [property]: url };
    await startRun(client, tool, whole, quoteRun(tool, unitPoints, whole), { key, engine }).catch(onRefused);
  }
  localStorage.removeItem(keyOf(tool));
}
