/**
 * Links by which anybody reads a document and comments on it. What a link opens names no engine, point or e-mail address.
 * Links are sent in bodies, which no log has.
 */
import { z } from 'zod';
import { id, instant, safeText } from './common.ts';

export const SHARE_LIMITS = {
  /** Days that a link may last. */
  days: { usual: 30, most: 90 },
  /** Open links of a document. */
  links: 20,
  /** Comments of a link. */
  comments: 1000,
  /** Comments an hour from one address by one link. */
  hourly: 20,
  name: 80,
  text: 2000,
} as const;

/** 128 random bits, base64url: everybody who has it may read. */
export const shareLink = z.string().regex(/^[\w-]{22}$/);
export const shareBody = z.strictObject({
  days: z.int().min(1).max(SHARE_LIMITS.days.most).default(SHARE_LIMITS.days.usual),
});
export const guestName = safeText.trim().min(1).max(SHARE_LIMITS.name);
export const commentText = safeText.trim().max(SHARE_LIMITS.text);

export const share = z.object({
  id,
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  comments: z.int(),
});
export type DocumentShare = z.output<typeof share>;
/** The link itself is told only when it is made: it is kept as a fingerprint. */
export const newShare = share.extend({ link: z.string() });
