import type { IncomingMessage } from 'node:http';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import {
  type getOriginal as endpoint,
  type listOriginals,
  MOST_ORIGINALS,
  type Original,
} from '@inkreel/contract/api/originals.ts';
import { TEXT_FILE_LIMITS } from '@inkreel/contract/api/text-files.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { v7 } from 'uuid';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { withBytes } from '../../scripts/file-thread.ts';
import { contentDisposition } from '../../storage/content-disposition.ts';
import { cleanFileName } from '../../storage/file-name.ts';
import { drain } from '../../storage/upload-body.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { requireLeft } from '../require-left.ts';
import { seenKind } from '../seen-kind.ts';
import { lockDocument } from '../store.ts';
import { documentOriginals } from '../tables.ts';

const facts = {
  id: documentOriginals.id,
  name: documentOriginals.name,
  size: documentOriginals.size,
  createdAt: documentOriginals.createdAt,
};
type Facts = Pick<typeof documentOriginals.$inferSelect, keyof typeof facts>;
const toOriginal = ({ createdAt, ...original }: Facts): Original => ({
  ...original,
  created_at: createdAt.toISOString(),
});

/** @throws AppError not_found for anything but a text that the person sees */
async function requireText({ db }: Pick<DocumentDeps, 'db'>, person: Principal, id: string): Promise<void> {
  if ((await seenKind(db, person, id)) !== 'text') throw new AppError('not_found');
}

/**
 * Keeps the file that a text was imported from; of too many the oldest go.
 * @throws AppError not_found, file_too_large, upload_size_mismatch, storage_full, server_busy
 */
export async function keepOriginal(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  name: string,
  request: IncomingMessage,
): Promise<Original> {
  try {
    await requireText(deps, person, id);
  } catch (error) {
    drain(request);
    throw error;
  }
  return withBytes(request, TEXT_FILE_LIMITS.bytes, async (bytes) => {
    if (bytes.length === 0) throw new AppError('upload_size_mismatch');
    return deps.db.transaction(async (tx) => {
      const document = await lockDocument(tx, person, id);
      if (document?.kind !== 'text') throw new AppError('not_found');
      const { organisationId } = document;
      const row = {
        id: v7(),
        documentId: id,
        organisationId,
        name: cleanFileName(name),
        bytes,
        size: bytes.length,
        createdAt: deps.clock.now(),
      };
      const older = await tx
        .select({ id: documentOriginals.id })
        .from(documentOriginals)
        .where(eq(documentOriginals.documentId, id))
        .orderBy(desc(documentOriginals.id))
        .offset(MOST_ORIGINALS - 1);
      if (older.length > 0)
        await tx.delete(documentOriginals).where(
          inArray(
            documentOriginals.id,
            older.map((each) => each.id),
          ),
        );
      await tx.insert(documentOriginals).values(row);
      await requireLeft(tx, deps, organisationId, bytes.length, row.createdAt);
      return toOriginal(row);
    });
  });
}

/** The files that a text was imported from, newest first. @throws AppError not_found */
export async function originalsOf(
  deps: DocumentDeps,
  person: Principal,
  id: string,
): Promise<OutputOf<typeof listOriginals>> {
  await requireText(deps, person, id);
  const rows = await deps.db
    .select(facts)
    .from(documentOriginals)
    .where(eq(documentOriginals.documentId, id))
    .orderBy(desc(documentOriginals.id));
  return { items: rows.map(toOriginal) };
}

/**
 * Sends a file as it was. It is never shown: whatever it is, a browser saves it.
 * @throws AppError not_found
 */
export async function sendOriginal(
  deps: DocumentDeps,
  person: Principal,
  { id, original }: { id: string; original: string },
  reply: FastifyReply,
): Promise<OutputOf<typeof endpoint>> {
  await requireText(deps, person, id);
  const [row] = await deps.db
    .select({ name: documentOriginals.name, bytes: documentOriginals.bytes })
    .from(documentOriginals)
    .where(and(eq(documentOriginals.documentId, id), eq(documentOriginals.id, original)));
  if (!row) throw new AppError('not_found');
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-length': row.bytes.length,
    'content-disposition': contentDisposition('attachment', row.name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  reply.send(row.bytes);
  return null;
}
