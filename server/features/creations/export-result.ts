import { buffer } from 'node:stream/consumers';
import type { exportResult as endpoint } from '@inkreel/contract/api/creations.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { AVIF_EXPORT_PIXELS } from '@inkreel/contract/limits.ts';
import type { FastifyReply } from 'fastify';
import type { DecodeRequest } from '../../decoding/decode-budget.ts';
import { convertCost } from '../../decoding/decode-cost.ts';
import type { Routing } from '../../engines/routing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { contentDisposition } from '../storage/content-disposition.ts';
import { withExtension } from '../storage/file-name.ts';
import { fileTypeOf, knownContentType } from '../storage/file-types.ts';
import type { StorageDeps } from '../storage/files.ts';
import { convertPicture } from '../storage/picture/convert-picture.ts';
import { drawVisibleLabel, visibleLabelText } from '../storage/provenance/visible-label.ts';
import { findSeenFiles } from './seen-files.ts';

/**
 * Writes one result's image to the reply, in the requested format, size and quality, with the provenance of
 * the stored file. It waits for its turn of the decode budget; a request whose reader has gone is dropped.
 * @throws AppError not_found if the result is not the user's to see or is in the bin; unsupported_file_type
 * for a video; image_too_heavy for an AVIF of too many pixels; images_busy if its turn does not come in time;
 * storage_unavailable
 */
export async function exportResult(
  deps: StorageDeps & { routing: Pick<Routing, 'isBuiltin'> },
  user: Principal,
  id: string,
  wish: QueryOf<typeof endpoint>,
  reply: FastifyReply,
): Promise<null> {
  const [found] = await findSeenFiles(deps.db, user, [id]);
  if (!found) throw new AppError('not_found');
  const { file, engine, toolId } = found;
  const stored = knownContentType(file.contentType);
  if (stored === undefined || fileTypeOf(stored).kind !== 'image')
    throw new AppError('unsupported_file_type');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new AppError('not_found', { cause: new Error('nobody waits') })));
  const charge = chargeOf(file, wish, user, gone.signal);
  const bytes = await deps.files.decoding.run(charge, async () => {
    const stream = await deps.files.driver.read(file.key);
    if (!stream) throw new AppError('not_found', { cause: new Error(`no bytes for ${file.key}`) });
    const given = await buffer(stream);
    const builtin = engine !== null && deps.routing.isBuiltin(engine);
    // If the site labels every image, the stored one has its label already.
    const shown =
      wish.label && !deps.files.visibleLabel
        ? await drawVisibleLabel(
            given,
            stored,
            visibleLabelText({ what: toolId, engine: engine ?? 'unknown', builtin }, deps.files.site),
          )
        : given;
    return convertPicture(shown, wish);
  });
  const contentType = `image/${wish.format}` as const;
  reply.headers({
    'content-type': contentType,
    'content-length': bytes.length,
    'content-disposition': contentDisposition(
      'attachment',
      withExtension(file.name, fileTypeOf(contentType).extension),
    ),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  reply.send(bytes);
  return null;
}

/**
 * The charge of a stored image. It was cleaned when it was stored, so its row says all that is needed before
 * its bytes are read.
 */
function chargeOf(
  {
    width,
    height,
    size,
    contentType,
  }: { width: number | null; height: number | null; size: number; contentType: string },
  wish: QueryOf<typeof endpoint>,
  owner: Pick<Principal, 'organisationId' | 'userId'>,
  signal: AbortSignal,
): DecodeRequest {
  const facts = {
    width: width ?? 0,
    height: height ?? 0,
    channels: 4,
    depth: 'uchar',
    fileBytes: size,
  } as const;
  const format = contentType === 'image/avif' ? 'heif' : (contentType.split('/')[1] as 'png');
  const pixels = facts.width * facts.height;
  const scale = Math.min(1, (wish.width ?? facts.width) / Math.max(1, facts.width));
  const written = Math.ceil(pixels * scale * scale);
  if (wish.format === 'avif' && written > AVIF_EXPORT_PIXELS) throw new AppError('image_too_heavy');
  const bytes = convertCost({ ...facts, format }, wish.format === 'avif' ? 'heif' : wish.format, written);
  return { bytes, pixels, owner, signal };
}
