import * as api from '@inkreel/contract/api/stories.ts';
import { type Route, route } from '../../http/route.ts';
import { drawShots, quoteShots } from './draw-shots.ts';
import { readStory } from './read-story.ts';
import type { StoryDeps } from './story-deps.ts';

/** What is made for stories. */
export function storyRoutes(deps: StoryDeps): Route[] {
  return [
    route(api.storyOutside, async ({ user, params }) => {
      const { outside } = await readStory(deps, user, params.id);
      return { hashes: Object.fromEntries(outside) };
    }),
    route(api.quoteShots, ({ user, params, body }) => quoteShots(deps, user, params.id, body)),
    route(api.drawShots, ({ user, params, body, idempotencyKey }) =>
      drawShots(deps, user, params.id, body, idempotencyKey),
    ),
  ];
}
