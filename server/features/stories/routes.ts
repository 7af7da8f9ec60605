import * as api from '@inkreel/contract/api/stories.ts';
import * as shares from '@inkreel/contract/api/story-shares.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import type { Principal } from '../../http/principal.ts';
import { type Route, route } from '../../http/route.ts';
import {
  deleteComment,
  listShares,
  markComment,
  revokeShare,
  type Shared,
  shareDocument,
} from '../shares/share-document.ts';
import { placeImages } from './place-images.ts';
import { placeOrder, quoteOrder, type StoryWish } from './place-order.ts';
import { readStory } from './read-story.ts';
import { copySample } from './sample/copy-sample.ts';
import { commentShared } from './shares/comment-shared.ts';
import { commentOf, readShared } from './shares/read-shared.ts';
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
    ...shareRoutes(deps),
    route(shares.readShared, ({ body }) => readShared(deps, body.link)),
    route(shares.commentShared, ({ body, raw }) => commentShared(deps, body, raw.request.ip)),
    route(api.copySampleStory, ({ user, body }) => copySample(deps, user, body)),
  ];
}

const story = ({ id }: { id: string }): Shared => ({ kind: storyKind.kind, id });

/** Links to stories, for who makes them. */
function shareRoutes(deps: StoryDeps): Route[] {
  return [
    route(shares.shareStory, ({ user, params, body }) => shareDocument(deps, user, story(params), body)),
    route(shares.listShares, async ({ user, params }) => {
      const listed = await listShares(deps, user, story(params));
      const comments = listed.comments.map((row) => ({
        ...commentOf(row),
        share_id: row.shareId,
        hidden: row.hiddenAt !== null,
      }));
      return { shares: listed.shares, comments };
    }),
    route(shares.revokeShare, ({ user, params }) => revokeShare(deps, user, story(params), params.share)),
    route(shares.hideComment, ({ user, params, body }) =>
      markComment(deps, user, story(params), params.comment, {
        hiddenAt: body.hidden ? deps.clock.now() : null,
      }),
    ),
    route(shares.deleteComment, ({ user, params }) =>
      deleteComment(deps, user, story(params), params.comment),
    ),
  ];
}
