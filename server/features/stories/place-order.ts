import type { BatchRecord } from '@inkreel/contract/api/batches.ts';
import type { StoryOrder, StoryPrice } from '@inkreel/contract/api/stories.ts';
import type { Fingerprint } from '@inkreel/contract/documents/parts/staleness.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { createBatch, findCreated, quoteBatch } from '../batches/create-batch.ts';
import { readStory, type Story } from './read-story.ts';
import type { StoryDeps } from './story-deps.ts';

/** What an order makes for one part. */
export interface OrderedPart {
  part: string;
  input: Record<string, unknown>;
  /** What it is made from, as the story is now. */
  made: Fingerprint;
  engine?: string | undefined;
}

/** An order: its run, and the parts that it is for in a story as it is now. */
export interface StoryWish {
  toolId: string;
  select: (story: Story) => OrderedPart[];
}

/** Times that an order is prepared while others order the same parts. */
const ATTEMPTS = 3;

/**
 * What an order costs.
 * @throws AppError not_found for a story that the person does not see; those of a run's quote
 */
export async function quoteOrder(
  deps: StoryDeps,
  user: Principal,
  id: string,
  { toolId, select }: StoryWish,
): Promise<StoryPrice> {
  const ordered = select(await readStory(deps, user, id));
  if (ordered.length === 0) return { points: 0, parts: [] };
  const { points, items } = await quoteBatch(deps, user, { tool_id: toolId, items: itemsOf(id, ordered) });
  return { points, parts: ordered.map(({ part }, at) => ({ part, points: items[at] ?? 0 })) };
}

/**
 * Orders what is made for parts of a story as one batch. Each is made from what the story says now, and marked with its
 * fingerprint: what a part that changes while it waits gets is stale.
 * @param asked what the caller sent: the same under the same key is the same order
 * @throws AppError not_found for a story that the person does not see; conflict if others order the same parts again and
 * again at the same moment; those of a batch
 */
export async function placeOrder(
  deps: StoryDeps,
  user: Principal,
  id: string,
  {
    toolId,
    select,
    ...sent
  }: StoryWish & { asked: object; expectedPoints?: number | undefined; key?: string | undefined },
): Promise<StoryOrder> {
  const asked = { ...sent.asked, tool: toolId, story: id };
  const before = await findCreated(deps, user, asked, sent.key);
  if (before) return orderOf(before);
  for (let attempt = 1; ; attempt += 1) {
    const story = await readStory(deps, user, id);
    const ordered = select(story);
    if (ordered.length === 0) return { batch: null, parts: [] };
    const batch = {
      tool_id: toolId,
      items: itemsOf(id, ordered),
      expected_points: sent.expectedPoints,
      asked,
      ...(story.projectId !== null && { project_id: story.projectId }),
    };
    try {
      return orderOf(await createBatch(deps, user, batch, sent.key));
    } catch (error) {
      // Somebody has just ordered one of them.
      if (!(error instanceof AppError && error.code === 'conflict') || attempt === ATTEMPTS) throw error;
    }
  }
}

const orderOf = (batch: BatchRecord): StoryOrder => ({
  batch,
  parts: batch.items.flatMap(({ part_id }) => part_id ?? []),
});

const itemsOf = (id: string, ordered: readonly OrderedPart[]) =>
  ordered.map(({ part, input, made, engine }) => ({
    input,
    target: { kind: storyKind.kind, id, part, made },
    ...(engine !== undefined && { engine }),
  }));
