/**
 * Links by which anybody reads a story, comments on its shots, and approves it or asks for changes. The page that a link
 * opens names no engine, point or e-mail address. Links are sent in bodies, which no log has.
 */
import { z } from 'zod';
import { PART_ID } from '../documents/parts/part.ts';
import { id, idParams, instant, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const SHARE_LIMITS = {
  /** Days that a link may last. */
  days: { usual: 30, most: 90 },
  /** Open links of a story. */
  links: 20,
  /** Comments of a link. */
  comments: 1000,
  /** Comments an hour from one address by one link. */
  hourly: 20,
  name: 80,
  text: 2000,
} as const;

/** 128 random bits, base64url: everybody who has it may read. */
const link = z.string().regex(/^[\w-]{22}$/);
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

const share = z.object({
  id,
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  comments: z.int(),
});
export type StoryShare = z.output<typeof share>;

export const shareStory = defineEndpoint({
  method: 'POST',
  path: '/stories/{id}/shares',
  area: 'stories',
  summary: 'Make a link by which anybody reads a story and comments on it, until it ends',
  auth: 'user',
  params: idParams,
  body: z.strictObject({
    days: z.int().min(1).max(SHARE_LIMITS.days.most).default(SHARE_LIMITS.days.usual),
  }),
  /** The link itself is told only here: it is kept as a fingerprint. */
  output: share.extend({ link: z.string() }),
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
  body: z.strictObject({ link }),
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
    link,
    name: safeText.trim().min(1).max(SHARE_LIMITS.name),
    text: safeText.trim().max(SHARE_LIMITS.text),
    shot: safeText.regex(PART_ID).optional(),
    verdict: z.enum(VERDICTS).optional(),
    /** The version that was read: a verdict on a story that has changed since is refused. */
    revision: z.int().min(1),
  }),
  output: comment,
  errors: ['not_found', 'conflict', 'too_many_requests', 'invalid_input'],
  limit: 'sign_in',
});
