import { COLLAGE_EXPORT, type exportDocument as endpoint } from '@inkreel/contract/api/documents.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { CONTENT_TYPES, exportSize } from '@inkreel/scene/collage/export-size.ts';
import { BASE_SIZE } from '@inkreel/scene/design/sizes.ts';
import type { FastifyReply } from 'fastify';
import { createGate } from '../../../gate/gate.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { contentDisposition } from '../../storage/content-disposition.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { readContent } from '../read-content.ts';
import { findDocumentFiles, findNewest } from '../store.ts';
import { drawInThread } from './draw-in-thread.ts';
import { type ExportDeps, exportDesign } from './export-design.ts';
import { exportDesignSizes } from './export-design-sizes.ts';
import { withFiles } from './with-files.ts';

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

type Wish = QueryOf<typeof endpoint> & { language: Language };

/**
 * Writes a document as an image to the reply, or all sizes of a design as a ZIP file, drawn by the same code as in the
 * editor. It waits for its turn; an export whose reader has gone meanwhile ends.
 * @throws AppError not_found; document_unreadable; invalid_input for what the kind does not offer; image_too_heavy;
 * images_busy; server_busy; storage_unavailable
 */
export async function exportDocument(
  deps: ExportDeps,
  person: Principal,
  id: string,
  wish: Wish,
  reply: FastifyReply,
): Promise<null> {
  const newest = await findNewest(deps.db, person, id);
  const kind = newest?.document.kind;
  // A chat is not an image.
  if (!newest || (kind !== 'collage' && kind !== 'design')) throw new AppError('not_found');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new AppError('not_found', { cause: new Error('nobody waits') })));
  const { signal } = gone;
  if (wish.size !== BASE_SIZE && kind !== 'design') throw unoffered('size');
  if (wish.size === 'all') return exportDesignSizes(deps, person, id, wish, reply, signal);
  const bytes =
    kind === 'design'
      ? await exportDesign(deps, person, id, wish, signal)
      : await exportCollage(deps, person, newest, wish, signal);
  const { format } = wish;
  reply.headers({
    'content-type': format === 'avif' ? 'image/avif' : CONTENT_TYPES[format],
    'content-length': bytes.length,
    'content-disposition': contentDisposition('attachment', `${newest.document.name}.${format}`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return null;
}

async function exportCollage(
  deps: DocumentDeps,
  person: Principal,
  { document, state }: NonNullable<Awaited<ReturnType<typeof findNewest>>>,
  { format, longest = COLLAGE_EXPORT.usual }: Wish,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (!state) throw new AppError('document_unreadable');
  if (format === 'avif') throw unoffered('format');
  if (longest > COLLAGE_EXPORT.most) throw unoffered('longest');
  const { content, fileIds } = readContent(document.kind, state.schemaVersion, state.content);
  const collage = content as object as CollageDocument;
  const size = exportSize(collage, longest);
  const held = await findDocumentFiles(deps.db, document.id, fileIds);
  const { decoding } = deps.files;
  const turn = { owner: person, weight: size.width * size.height * PIXEL_BYTES, signal };
  return collages.run(turn, () =>
    withFiles(deps, held, (paths) =>
      drawInThread('collage', { collage, size, format, paths }, { decoding, owner: person, signal }),
    ),
  );
}

const unoffered = (field: string) =>
  new AppError('invalid_input', { data: { fields: [{ field, problem: 'malformed' }] } });
