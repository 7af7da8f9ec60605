import type {
  BatchRecord,
  createBatch as endpoint,
  quoteBatch as quoteEndpoint,
} from '@inkreel/contract/api/batches.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { v7 } from 'uuid';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { notifyOfBatch } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { seenKind } from '../documents/seen-kind.ts';
import type { Person } from '../organisations/project-access.ts';
import { hashOf } from '../tasks/input-hash.ts';
import type { RunTarget } from '../tasks/run-target.ts';
import { quoteInput } from '../tools/run-tool.ts';
import type { BatchDeps, BatchTool } from './batch-deps.ts';
import { holdFiles } from './hold-files.ts';
import { noteItems } from './note-items.ts';
import { getBatch } from './read-batch.ts';
import { findBatchByKey } from './store.ts';
import { runBatches, runBatchItems } from './tables.ts';

type Body = BodyOf<typeof endpoint>;
/** A batch as the API takes it, or with what server code adds. */
export type BatchOrder = Omit<Body, 'items'> & {
  /** An item may have its own engine. */
  items: (Body['items'][number] & { target?: RunTarget; engine?: string })[];
  /** What the caller asked for, if the items follow from that and from what is there now. */
  asked?: Record<string, unknown>;
};
type Caller = Person & Pick<Principal, 'apiKeyId'>;

/**
 * Creates a batch; its items start within a second, a few at a time. No points are held before an item starts.
 * @param key the caller's `Idempotency-Key`: the same key with the same request answers with the existing batch
 * @throws AppError tool_not_offered, invalid_input, not_found for a document that gets no results, those of
 * `checkMedium`; price_changed with `{points}`; idempotency_mismatch
 */
export async function createBatch(
  deps: BatchDeps,
  user: Caller,
  body: BatchOrder,
  key: string | undefined,
): Promise<BatchRecord> {
  const asked: Record<string, unknown> = body.asked ?? { ...body };
  const { organisationId, userId } = user;
  const existing = () => findCreated(deps, user, asked, key);
  const before = await existing();
  if (before) return before;
  const { items, points } = await priceItems(deps, user, body);
  if (body.expected_points !== undefined && body.expected_points !== points)
    throw new AppError('price_changed', { data: { points } });
  const targets = await findTargets(deps, user, body);
  const id = v7();
  const now = deps.clock.now();
  try {
    await deps.db.transaction(async (tx) => {
      await tx.insert(runBatches).values({
        id,
        organisationId,
        userId,
        projectId: body.project_id ?? null,
        toolId: body.tool_id,
        engine: body.engine ?? null,
        apiKeyId: user.apiKeyId ?? null,
        idempotencyKey: key ?? null,
        requestHash: hashOf('batch', asked),
        nextStepAt: now,
        createdAt: now,
      });
      const rows = items.map((item, place) => ({
        id: v7(),
        batchId: id,
        place,
        input: item.input,
        engine: body.items[place]?.engine ?? null,
        points: item.points,
        target: targets[place] ?? null,
      }));
      await tx.insert(runBatchItems).values(rows);
      await holdFiles(tx, user, id, rows);
      await noteItems(tx, deps, { id, toolId: body.tool_id }, rows, { state: 'waiting' });
      await notifyOfBatch(tx, { id, userId, organisationId });
    });
  } catch (error) {
    const made = isUniqueViolation(error, 'run_batches_idempotency') ? await existing() : undefined;
    if (made) return made;
    throw error;
  }
  return getBatch(deps, user, id);
}

/**
 * The batch that this request created before, under the same key.
 * @throws AppError idempotency_mismatch for a key of another request
 */
export async function findCreated(
  deps: Pick<BatchDeps, 'db'>,
  user: Person,
  asked: Record<string, unknown>,
  key: string | undefined,
): Promise<BatchRecord | undefined> {
  const before = key === undefined ? undefined : await findBatchByKey(deps.db, user.userId, key);
  if (!before) return undefined;
  if (before.organisationId !== user.organisationId || before.requestHash !== hashOf('batch', asked))
    throw new AppError('idempotency_mismatch');
  return getBatch(deps, user, before.id);
}

/**
 * What the runs of a batch cost together, by the real durations of the files that they name.
 * @throws AppError as `createBatch`
 */
export async function quoteBatch(
  deps: BatchDeps,
  user: Person,
  body: BodyOf<typeof quoteEndpoint> | Pick<BatchOrder, 'tool_id' | 'engine' | 'items'>,
): Promise<OutputOf<typeof quoteEndpoint>> {
  const { points, items } = await priceItems(deps, user, body);
  return { points, items: items.map((item) => item.points) };
}

async function priceItems(
  deps: BatchDeps,
  user: Person,
  { tool_id, engine, items }: Pick<BatchOrder, 'tool_id' | 'engine' | 'items'>,
): Promise<{ points: number; items: { input: Record<string, unknown>; points: number }[] }> {
  const tool = batchTool(deps.tools, tool_id);
  const schema = inputSchema(tool);
  const priced: { input: Record<string, unknown>; points: number }[] = [];
  for (const [place, item] of items.entries()) {
    const input = schema.safeParse(item.input);
    if (!input.success)
      throw new AppError('invalid_input', {
        data: {
          fields: input.error.issues.map(({ path, message }) => ({
            field: ['items', place, 'input', ...path].join('.'),
            problem: message,
          })),
        },
      });
    const { points } = await quoteInput(deps, user, {
      tool,
      input: input.data,
      engine: item.engine ?? engine,
    });
    priced.push({ input: input.data, points });
  }
  return { points: priced.reduce((sum, { points }) => sum + points, 0), items: priced };
}

/** @throws AppError tool_not_offered */
export function batchTool(tools: readonly BatchTool[], id: string): BatchTool {
  const tool = tools.find((each) => each.id === id && each.runs !== 'browser');
  if (!tool) throw new AppError('tool_not_offered');
  return tool;
}

/**
 * What gets the results of the items, in their order; undefined where nothing does.
 * @throws AppError not_found for a target that the caller may not change, or that gets no results
 */
async function findTargets(
  { db, targets }: BatchDeps,
  user: Caller,
  { items }: BatchOrder,
): Promise<(RunTarget | undefined)[]> {
  const kinds = new Map<string, string | undefined>();
  for (const { document_id, part_id } of items) {
    if ((document_id === undefined) !== (part_id === undefined)) throw new AppError('invalid_input');
    if (document_id !== undefined && !kinds.has(document_id))
      kinds.set(document_id, await seenKind(db, user, document_id));
  }
  const named = items.map(({ document_id: id, part_id: part, made, target }): RunTarget | undefined => {
    if (target || id === undefined) return target;
    const kind = kinds.get(id);
    if (kind === undefined) throw new AppError('not_found');
    return { kind, id, part, made };
  });
  const each = new Map(named.flatMap((target) => (target ? [[`${target.kind} ${target.id}`, target]] : [])));
  for (const target of each.values()) await targets.require(db, user, target);
  return named;
}
