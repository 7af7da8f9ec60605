import type { BatchRecord } from '@inkreel/contract/api/batches.ts';
import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  drawShots as drawEndpoint,
  quoteShots as quoteEndpoint,
  StoryOrder,
} from '@inkreel/contract/api/stories.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import { imageFingerprint } from '@inkreel/contract/story/shot-inputs.ts';
import { shotsToDraw } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { createBatch, findCreated, quoteBatch } from '../batches/create-batch.ts';
import { readStory, type Story } from './read-story.ts';
import type { StoryDeps } from './story-deps.ts';

/** Times that an order is prepared while others order the same shots. */
const ATTEMPTS = 3;

type Wanted = BodyOf<typeof quoteEndpoint>;

/**
 * What the pictures of shots cost together.
 * @throws AppError not_found for a story that the person does not see; those of a run's quote
 */
export async function quoteShots(
  deps: StoryDeps,
  user: Principal,
  id: string,
  wanted: Wanted,
): Promise<OutputOf<typeof quoteEndpoint>> {
  const story = await readStory(deps, user, id);
  const shots = shotsToDraw(story.parts, story.outside, wanted);
  if (shots.length === 0) return { points: 0, parts: [] };
  const { points, items } = await quoteBatch(deps, user, batchOf(story, shots, wanted));
  return { points, parts: shots.map((shot, at) => ({ part: shot.id, points: items[at] ?? 0 })) };
}

/**
 * Orders the pictures of shots as one batch. Each is made from what the story says now, and marked with its fingerprint:
 * a shot that changes while it waits gets a picture that is stale.
 * @throws AppError not_found for a story that the person does not see; conflict if others order the same shots again and
 * again at the same moment; those of a batch
 */
export async function drawShots(
  deps: StoryDeps,
  user: Principal,
  id: string,
  body: BodyOf<typeof drawEndpoint>,
  key: string | undefined,
): Promise<StoryOrder> {
  const asked = { ...body, story: id };
  const before = await findCreated(deps, user, asked, key);
  if (before) return orderOf(before);
  for (let attempt = 1; ; attempt += 1) {
    const story = await readStory(deps, user, id);
    const shots = shotsToDraw(story.parts, story.outside, body);
    if (shots.length === 0) return { batch: null, parts: [] };
    const project = story.projectId === null ? {} : { project_id: story.projectId };
    const batch = {
      ...batchOf(story, shots, body),
      ...project,
      expected_points: body.expected_points,
      asked,
    };
    try {
      return orderOf(await createBatch(deps, user, batch, key));
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

function batchOf(story: Story, shots: readonly ShotPart[], { quality, engine }: Wanted) {
  const items = shots.map((shot) => ({
    input: shotInput(story.parts, shot, { ...story, quality }),
    target: {
      kind: storyKind.kind,
      id: story.id,
      part: shot.id,
      made: imageFingerprint(story.parts, shot, story.outside),
    },
  }));
  return { tool_id: DRAW_SHOT.id, engine, items };
}
