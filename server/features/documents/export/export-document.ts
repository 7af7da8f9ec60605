import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { exportDocument as endpoint } from '@inkreel/contract/api/documents.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { CONTENT_TYPES, exportSize } from '@inkreel/scene/collage/export-size.ts';
import type { FastifyReply } from 'fastify';
import { createGate } from '../../../gate/gate.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { contentDisposition } from '../../storage/content-disposition.ts';
import type { FileRow } from '../../storage/find-files.ts';
import { readFileToDisk } from '../../storage/resolve-input-file.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { readContent } from '../read-content.ts';
import { findDocumentFiles, findNewest } from '../store.ts';
import { drawInThread } from './draw-in-thread.ts';

/** Bytes of a pixel: on the canvas, and in the file that is written from it. */
const PIXEL_BYTES = 8;
const MB = 1024 * 1024;
/**
 * Collages that are drawn at a time hold memory for their canvases, and take a turn of the decode budget for each of
 * their images. The largest canvas fits.
 */
const collages = createGate({
  places: 4,
  perOwner: 2,
  capacity: 1024 * MB,
  waitMs: 30_000,
  busy: 'images_busy',
});

/**
 * Writes a document as an image to the reply, drawn by the same code as in the editor. It waits for its turn; an export whose reader has gone meanwhile ends.
 * @throws AppError not_found; document_unreadable; image_too_heavy; images_busy; server_busy; storage_unavailable
 */
export async function exportDocument(
  deps: DocumentDeps,
  person: Principal,
  id: string,
  { format, longest }: QueryOf<typeof endpoint>,
  reply: FastifyReply,
): Promise<null> {
  const newest = await findNewest(deps.db, person, id);
  // A chat is not a picture.
  if (newest?.document.kind !== 'collage') throw new AppError('not_found');
  const { document, state } = newest;
  if (!state) throw new AppError('document_unreadable');
  const { content, fileIds } = readContent(document.kind, state.schemaVersion, state.content);
  const collage = content as object as CollageDocument;
  const size = exportSize(collage, longest);
  const held = await findDocumentFiles(deps.db, id, fileIds);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new AppError('not_found', { cause: new Error('nobody waits') })));
  const { signal } = gone;
  const { decoding } = deps.files;
  const turn = { owner: person, weight: size.width * size.height * PIXEL_BYTES, signal };
  const bytes = await collages.run(turn, () =>
    withFiles(deps, held, (paths) =>
      drawInThread({ collage, size, format, paths }, { decoding, owner: person, signal }),
    ),
  );
  reply.headers({
    'content-type': CONTENT_TYPES[format],
    'content-length': bytes.length,
    'content-disposition': contentDisposition('attachment', `${document.name}.${format}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return null;
}

/** Runs `work` while the files are on this machine, by their sources. */
async function withFiles<Value>(
  deps: DocumentDeps,
  files: readonly FileRow[],
  work: (paths: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  const folder = path.join(deps.files.incoming, randomUUID());
  await mkdir(folder);
  try {
    const paths: Record<string, string> = {};
    for (const { id, key } of files) {
      const target = path.join(folder, id);
      await readFileToDisk(deps, key, target);
      paths[fileSource(id)] = target;
    }
    return await work(paths);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
