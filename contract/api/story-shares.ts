/** Links by which anybody reads a story, comments on its shots, and approves it or asks for changes. */
import { z } from 'zod';
import { PART_ID } from '../documents/parts/part.ts';
import { id, idParams, instant, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { commentText, guestName, newShare, share, shareBody, shareLink } from './shares.ts';

export const VERDICTS = ['approved', 'changes'] as const;

const comment = z.object({
  id,
  /** Shot that it is about; null for the story. */
  shot: z.string().nullable(),
  name: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Whether it approves the story, or asks for changes, as it was then. */
  verdict: z.enum(VERDICTS).nullable(),
  /** Revision that it is about. */
  revision: z.int(),
  created_at: instant,
});
export type ShareComment = z.output<typeof comment>;

export const shareStory = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shares',
  area: 'stories',
  summary: 'Make a link by which anybody reads a story and comments on it, until it ends',
  auth: 'user',
  params: idParams,
  body: shareBody,
  output: newShare,
  errors: ['conflict'],
});

export const listShares = defineEndpoint({
  method: 'GET',
  path: '/stories/{id}/shares',
  area: 'stories',
  summary: 'List the links of a story, and what was said by them, newest first',
  auth: 'user',
  params: idParams,
  output: z.object({
    shares: z.array(share),
    comments: z.array(comment.extend({ share_id: id, hidden: z.boolean() })),
  }),
});

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/stories/{id}/shares/{share}',
  area: 'stories',
  summary: 'End a link of a story at once',
  auth: 'user',
  params: z.object({ id, share: id }),
  output: nothing,
});

export const hideComment = defineEndpoint({
  method: 'PUT',
  path: '/stories/{id}/comments/{comment}',
  area: 'stories',
  summary: 'Hide a comment from the page of its link, or show it again',
  auth: 'user',
  params: z.object({ id, comment: id }),
  body: z.strictObject({ hidden: z.boolean() }),
  output: nothing,
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/stories/{id}/comments/{comment}',
  area: 'stories',
  summary: 'Delete a comment for good',
  auth: 'user',
  params: z.object({ id, comment: id }),
  output: nothing,
});

const shot = z.object({
  id: z.string(),
  /** In the whole story, from 1. */
  number: z.int(),
  scene: z.string(),
  text: z.string(),
  seconds: z.number(),
  image: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  lines: z.array(z.object({ speaker: z.string(), text: z.string() })),
});

export const readShared = defineEndpoint({
  method: 'POST',
  path: '/open/story',
  area: 'stories',
  summary: 'Read a story by its link',
  auth: 'none',
  body: z.strictObject({ link: shareLink }),
  output: z.object({
    name: z.string(),
    language: z.enum(['en', 'zh']),
    expires_at: instant,
    /** The version that is shown. */
    revision: z.int(),
    changed_at: instant,
    shots: z.array(shot),
    comments: z.array(comment),
  }),
  errors: ['not_found'],
  limit: 'sign_in',
});
export type SharedStory = z.output<typeof readShared.output>;

export const commentShared = defineEndpoint({
  method: 'POST',
  path: '/open/story/comments',
  area: 'stories',
  summary: 'Comment on a shared story, approve it, or ask for changes',
  auth: 'none',
  body: z.strictObject({
    link: shareLink,
    name: guestName,
    text: commentText,
    shot: safeText.regex(PART_ID).optional(),
    verdict: z.enum(VERDICTS).optional(),
    /** The version that was read: a verdict on a story that has changed since is refused. */
    revision: z.int().min(1),
  }),
  output: comment,
  errors: ['not_found', 'conflict', 'too_many_requests', 'invalid_input'],
  limit: 'sign_in',
});
