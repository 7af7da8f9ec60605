import * as api from '@inkreel/contract/api/stories.ts';
import { type Route, route } from '../../http/route.ts';
import { placeImages } from './place-images.ts';
import { placeOrder, quoteOrder } from './place-order.ts';
import { readStory } from './read-story.ts';
import { copySample } from './sample/copy-sample.ts';
import type { StoryDeps } from './story-deps.ts';
import { picturesOf, voicesOf } from './wishes.ts';

/** What is made for stories. */
export function storyRoutes(deps: StoryDeps): Route[] {
  return [
    route(api.storyOutside, async ({ user, params }) => {
      const { outside } = await readStory(deps, user, params.id);
      return { hashes: Object.fromEntries(outside) };
    }),
    route(api.quoteShots, ({ user, params, body }) => quoteOrder(deps, user, params.id, picturesOf(body))),
    route(api.drawShots, ({ user, params, body, idempotencyKey: key }) =>
      placeOrder(deps, user, params.id, {
        ...picturesOf(body),
        asked: body,
        expectedPoints: body.expected_points,
        key,
      }),
    ),
    route(api.placeImages, ({ user, params, body }) => placeImages(deps, user, params.id, body)),
    route(api.quoteLines, ({ user, params, body }) => quoteOrder(deps, user, params.id, voicesOf(body))),
    route(api.speakLines, ({ user, params, body, idempotencyKey: key }) =>
      placeOrder(deps, user, params.id, {
        ...voicesOf(body),
        asked: body,
        expectedPoints: body.expected_points,
        key,
      }),
    ),
    route(api.copySampleStory, ({ user, body }) => copySample(deps, user, body)),
  ];
}
