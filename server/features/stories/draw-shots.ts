import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  drawShots as drawEndpoint,
  quoteShots as quoteEndpoint,
  StoryOrder,
} from '@inkreel/contract/api/stories.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import { shotsToDraw } from '@inkreel/contract/story/shot-status.ts';
import { DRAW_SHOT } from '@inkreel/contract/story/story-runs.ts';
import type { Principal } from '../../http/principal.ts';
import { createBatch, quoteBatch } from '../batches/create-batch.ts';
import { readStory, type Story } from './read-story.ts';
import type { StoryDeps } from './story-deps.ts';

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
  const { points, items } = await quoteBatch(deps, user, orderOf(story, shots, wanted));
  return { points, parts: shots.map((shot, at) => ({ part: shot.id, points: items[at] ?? 0 })) };
}

/**
 * Orders the pictures of shots as one batch.
 * @throws AppError not_found for a story that the person does not see; those of a batch
 */
export async function drawShots(
  deps: StoryDeps,
  user: Principal,
  id: string,
  { expected_points, ...wanted }: BodyOf<typeof drawEndpoint>,
  key: string | undefined,
): Promise<StoryOrder> {
  const story = await readStory(deps, user, id);
  const shots = shotsToDraw(story.parts, story.outside, wanted);
  if (shots.length === 0) return { batch: null, parts: [] };
  const project = story.projectId === null ? {} : { project_id: story.projectId };
  const body = { ...orderOf(story, shots, wanted), ...project, expected_points };
  return { batch: await createBatch(deps, user, body, key), parts: shots.map((shot) => shot.id) };
}

function orderOf(story: Story, shots: readonly ShotPart[], { quality, engine }: Wanted) {
  const items = shots.map((shot) => ({ input: shotInput(story.parts, shot, { ...story, quality }) }));
  return { tool_id: DRAW_SHOT.id, engine, items };
}
