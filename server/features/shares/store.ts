import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { documentComments, documentShares } from './tables.ts';

export type ShareRow = typeof documentShares.$inferSelect;
export type CommentRow = typeof documentComments.$inferSelect;

/** 128 random bits. */
export const newLink = (): string => randomBytes(16).toString('base64url');
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex');

/** The share of a link that is open now. */
export async function findOpenShare(db: DbOrTx, link: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(documentShares)
    .where(
      and(
        eq(documentShares.tokenHash, hashOfLink(link)),
        isNull(documentShares.revokedAt),
        gt(documentShares.expiresAt, now),
      ),
    );
  return row;
}

export function findShares(db: DbOrTx, documentId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(documentShares)
    .where(eq(documentShares.documentId, documentId))
    .orderBy(desc(documentShares.id));
}

/** Of all links of a document, newest first. */
export async function findComments(db: DbOrTx, documentId: string): Promise<CommentRow[]> {
  const rows = await db
    .select({ comment: documentComments })
    .from(documentComments)
    .innerJoin(documentShares, eq(documentShares.id, documentComments.shareId))
    .where(eq(documentShares.documentId, documentId))
    .orderBy(desc(documentComments.id));
  return rows.map(({ comment }) => comment);
}

export async function countComments(db: DbOrTx, shareId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(documentComments)
    .where(eq(documentComments.shareId, shareId));
  return row?.value ?? 0;
}
