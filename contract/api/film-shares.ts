/** Links by which anybody watches a film and comments on it at its times. What is watched is a finished video of it. */
import { z } from 'zod';
import { address, id, idParams, instant, nothing, safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { commentText, guestName, newShare, share, shareBody, shareLink } from './shares.ts';

/** Finished videos of a film that its links may have shown. */
export const FILM_VERSIONS = 100;
/** Milliseconds of the longest film. */
const LONGEST = 24 * 60 * 60 * 1000;
const said = commentText.min(1);

const comment = z.object({
  id,
  /** The comment that it answers; null for the first of a thread. */
  reply_to: id.nullable(),
  /** Milliseconds of the film. */
  at: z.int(),
  name: z.string(),
  /** Whether somebody of the team wrote it. */
  team: z.boolean(),
  /** Plain text. */
  text: z.string(),
  /** Number of the version that it is about. */
  version: z.int(),
  /** Whether the team has done with the thread. */
  resolved: z.boolean(),
  created_at: instant,
});
export type FilmComment = z.output<typeof comment>;

const version = z.object({
  /** From 1. */
  number: z.int(),
  url: address,
  poster: address.nullable(),
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  created_at: instant,
});
export type FilmVersion = z.output<typeof version>;

export const shareFilm = defineEndpoint({
  method: 'POST',
  path: '/films/{id}/shares',
  area: 'stories',
  summary: 'Make a link by which anybody watches a film and comments on it, until it ends',
  auth: 'user',
  params: idParams,
  body: shareBody,
  output: newShare,
  errors: ['conflict'],
});

export const listFilmShares = defineEndpoint({
  method: 'GET',
  path: '/films/{id}/shares',
  area: 'stories',
  summary: 'List the links of a film, the videos that they show, and what was said by them, newest first',
  auth: 'user',
  params: idParams,
  output: z.object({
    shares: z.array(share),
    versions: z.array(version),
    comments: z.array(comment),
  }),
});

export const revokeFilmShare = defineEndpoint({
  method: 'DELETE',
  path: '/films/{id}/shares/{share}',
  area: 'stories',
  summary: 'End a link of a film at once',
  auth: 'user',
  params: z.object({ id, share: id }),
  output: nothing,
});

export const showFilm = defineEndpoint({
  method: 'POST',
  path: '/films/{id}/versions',
  area: 'stories',
  summary: 'Show a finished video of a film by its links, as their next version',
  auth: 'user',
  params: idParams,
  /** A video of the product's that the person sees. */
  body: z.strictObject({ video_url: safeText.min(1).max(2000) }),
  output: z.object({ number: z.int() }),
  errors: ['conflict', 'media_unreadable'],
});

export const replyToComment = defineEndpoint({
  method: 'POST',
  path: '/films/{id}/comments/{comment}/replies',
  area: 'stories',
  summary: 'Answer a comment on a film, under the own name',
  auth: 'user',
  params: z.object({ id, comment: id }),
  body: z.strictObject({ text: said }),
  output: comment,
  errors: ['too_many_requests'],
});

export const resolveComment = defineEndpoint({
  method: 'PUT',
  path: '/films/{id}/comments/{comment}',
  area: 'stories',
  summary: 'Mark a comment on a film as done, or open it again',
  auth: 'user',
  params: z.object({ id, comment: id }),
  body: z.strictObject({ resolved: z.boolean() }),
  output: nothing,
});

export const deleteFilmComment = defineEndpoint({
  method: 'DELETE',
  path: '/films/{id}/comments/{comment}',
  area: 'stories',
  summary: 'Delete a comment on a film with its replies, for good',
  auth: 'user',
  params: z.object({ id, comment: id }),
  output: nothing,
});

export const watchFilm = defineEndpoint({
  method: 'POST',
  path: '/open/film',
  area: 'stories',
  summary: 'Watch a film by its link',
  auth: 'none',
  body: z.strictObject({ link: shareLink }),
  output: z.object({
    name: z.string(),
    expires_at: instant,
    /** Newest first; none as long as nothing is shown. */
    versions: z.array(version),
    comments: z.array(comment),
  }),
  errors: ['not_found'],
  limit: 'sign_in',
});
export type WatchedFilm = z.output<typeof watchFilm.output>;

export const commentOnFilm = defineEndpoint({
  method: 'POST',
  path: '/open/film/comments',
  area: 'stories',
  summary: 'Comment on a shared film at a time, or answer a comment',
  auth: 'none',
  body: z.strictObject({
    link: shareLink,
    name: guestName,
    text: said,
    /** Milliseconds of the film. */
    at: z.int().min(0).max(LONGEST),
    version: z.int().min(1),
    reply_to: id.optional(),
  }),
  output: comment,
  errors: ['not_found', 'too_many_requests', 'invalid_input'],
  limit: 'sign_in',
});
