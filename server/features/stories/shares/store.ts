import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { storyComments, storyShares } from '../tables.ts';

export type ShareRow = typeof storyShares.$inferSelect;
export type CommentRow = typeof storyComments.$inferSelect;

/** 128 random bits. */
export const newLink = (): string => randomBytes(16).toString('base64url');
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex');

/** The share of a link that is open now. */
export async function findOpenShare(db: DbOrTx, link: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(storyShares)
    .where(
      and(
        eq(storyShares.tokenHash, hashOfLink(link)),
        isNull(storyShares.revokedAt),
        gt(storyShares.expiresAt, now),
      ),
    );
  return row;
}

export function findShares(db: DbOrTx, documentId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(storyShares)
    .where(eq(storyShares.documentId, documentId))
    .orderBy(desc(storyShares.id));
}

/** Of all links of a story, newest first. */
export async function findComments(db: DbOrTx, documentId: string): Promise<CommentRow[]> {
  const rows = await db
    .select({ comment: storyComments })
    .from(storyComments)
    .innerJoin(storyShares, eq(storyShares.id, storyComments.shareId))
    .where(eq(storyShares.documentId, documentId))
    .orderBy(desc(storyComments.id));
  return rows.map(({ comment }) => comment);
}

export async function countComments(db: DbOrTx, shareId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(storyComments)
    .where(eq(storyComments.shareId, shareId));
  return row?.value ?? 0;
}
