/** What is said by the links of a document. */
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { commentOfDocument, requireShared, type Shared } from './share-document.ts';
import { type CommentRow, findComments, type ShareRow } from './store.ts';
import { documentComments } from './tables.ts';

export type Comment = CommentRow;

/** A comment that is about to be made. */
export type Said = Pick<Comment, 'shareId' | 'name' | 'text' | 'revision'> &
  Partial<Pick<Comment, 'part' | 'at' | 'replyTo' | 'userId' | 'verdict'>>;

/** What guests of a link read, newest first. */
export async function commentsOfLink(db: DbOrTx, share: ShareRow): Promise<Comment[]> {
  const all = await findComments(db, share.documentId);
  return all.filter(({ shareId, hiddenAt }) => shareId === share.id && hiddenAt === null);
}

export async function addComment(db: DbOrTx, clock: Clock, said: Said): Promise<Comment> {
  const [row] = await db
    .insert(documentComments)
    .values({ id: v7(), ...said, createdAt: clock.now() })
    .returning();
  if (!row) throw new AppError('internal_error');
  return row;
}

/** The first comment of a thread of that link. @throws AppError not_found */
export async function requireThreadOfLink(db: Db, share: ShareRow, id: string): Promise<Comment> {
  const ofLink = and(eq(documentComments.id, id), eq(documentComments.shareId, share.id));
  const [thread] = await db
    .select()
    .from(documentComments)
    .where(and(ofLink, isNull(documentComments.replyTo)));
  if (!thread) throw new AppError('not_found');
  return thread;
}

/** The first comment of a thread of a document that the person sees. @throws AppError not_found */
export async function requireThread(
  deps: { db: Db; clock: Clock },
  person: Principal,
  shared: Shared,
  id: string,
): Promise<Comment> {
  await requireShared(deps, person, shared);
  const [thread] = await deps.db
    .select()
    .from(documentComments)
    .where(and(commentOfDocument(deps, shared, id), isNull(documentComments.replyTo)));
  if (!thread) throw new AppError('not_found');
  return thread;
}
