import * as api from '@inkreel/contract/api/stories.ts';
import * as shares from '@inkreel/contract/api/story-shares.ts';
import type { Principal } from '../../http/principal.ts';
import { type Route, route } from '../../http/route.ts';
import { placeImages } from './place-images.ts';
import { placeOrder, quoteOrder, type StoryWish } from './place-order.ts';
import { readStory } from './read-story.ts';
import { copySample } from './sample/copy-sample.ts';
import { commentShared } from './shares/comment-shared.ts';
import { readShared } from './shares/read-shared.ts';
import { deleteComment, hideComment, listShares, revokeShare, shareStory } from './shares/share-story.ts';
import type { StoryDeps } from './story-deps.ts';
import { filmsOf, picturesOf, voicesOf } from './wishes.ts';

interface OrderCall {
  user: Principal;
  params: { id: string };
  body: { expected_points?: number | undefined };
  idempotencyKey: string | undefined;
}

/** What is made for stories. */
export function storyRoutes(deps: StoryDeps): Route[] {
  const order = (call: OrderCall, wish: StoryWish) =>
    placeOrder(deps, call.user, call.params.id, {
      ...wish,
      asked: call.body,
      expectedPoints: call.body.expected_points,
      key: call.idempotencyKey,
    });
  return [
    route(api.storyOutside, async ({ user, params }) => {
      const { outside } = await readStory(deps, user, params.id);
      return { hashes: Object.fromEntries(outside) };
    }),
    route(api.quoteShots, ({ user, params, body }) => quoteOrder(deps, user, params.id, picturesOf(body))),
    route(api.drawShots, (call) => order(call, picturesOf(call.body))),
    route(api.quoteMoves, ({ user, params, body }) => quoteOrder(deps, user, params.id, filmsOf(body))),
    route(api.moveShots, (call) => order(call, filmsOf(call.body))),
    route(api.placeImages, ({ user, params, body }) => placeImages(deps, user, params.id, body)),
    route(api.quoteLines, ({ user, params, body }) => quoteOrder(deps, user, params.id, voicesOf(body))),
    route(api.speakLines, (call) => order(call, voicesOf(call.body))),
    route(shares.shareStory, ({ user, params, body }) => shareStory(deps, user, params.id, body)),
    route(shares.listShares, ({ user, params }) => listShares(deps, user, params.id)),
    route(shares.revokeShare, ({ user, params }) => revokeShare(deps, user, params)),
    route(shares.hideComment, ({ user, params, body }) => hideComment(deps, user, params, body)),
    route(shares.deleteComment, ({ user, params }) => deleteComment(deps, user, params)),
    route(shares.readShared, ({ body }) => readShared(deps, body.link)),
    route(shares.commentShared, ({ body, raw }) => commentShared(deps, body, raw.request.ip)),
    route(api.copySampleStory, ({ user, body }) => copySample(deps, user, body)),
  ];
}
