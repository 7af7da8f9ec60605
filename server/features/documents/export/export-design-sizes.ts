import { Readable } from 'node:stream';
import type { exportDocument as endpoint } from '@inkreel/contract/api/documents.ts';
import type { QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { sizeName } from '@inkreel/scene/design/size-name.ts';
import type { DesignSize } from '@inkreel/scene/design/sizes.ts';
import type { FastifyReply } from 'fastify';
import type { Principal } from '../../../http/principal.ts';
import { zipStream } from '../../creations/zip-stream.ts';
import { contentDisposition } from '../../storage/content-disposition.ts';
import { cleanFileName } from '../../storage/file-name.ts';
import { type ExportDeps, exportDesign } from './export-design.ts';
import { readDesignSizes } from './read-design.ts';

/**
 * Writes all sizes of a design as one ZIP file to the reply, each drawn when its turn comes. An export whose reader has
 * gone ends.
 * @throws AppError those of `exportDesign`, of the first size; a later one that cannot be drawn breaks the archive off
 */
export async function exportDesignSizes(
  deps: ExportDeps,
  person: Principal,
  id: string,
  { language, ...wish }: QueryOf<typeof endpoint> & { language: Language },
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<null> {
  const { name, sizes } = await readDesignSizes(deps, person, id);
  const draw = async ({ id: size }: DesignSize) => {
    const bytes = await exportDesign(deps, person, id, { ...wish, size }, signal);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const first = sizes[0]!;
  const opened = await draw(first);
  const modified = deps.clock.now();
  const names = fileNames(name, sizes, designTexts[language].sizes);
  const entries = sizes.map((size, index) => ({
    name: `${names[index]}.${wish.format}`,
    modified,
    open: async () => Readable.from([size === first ? opened : await draw(size)]),
  }));
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name.slice(0, 100)}.zip`),
    'cache-control': 'private, no-store',
  });
  reply.send(Readable.from(zipStream(entries)));
  return null;
}

/** The design, the size and its pixels; of two sizes of the same name and pixels, the later one has a number. */
function fileNames(
  design: string,
  sizes: readonly DesignSize[],
  texts: Parameters<typeof sizeName>[1],
): string[] {
  const taken = new Set<string>();
  return sizes.map((size) => {
    const called = size.name ?? (size.preset && sizeName(size, texts));
    const pixels = `${size.width}x${size.height}`;
    const parts = [design.slice(0, 60), called, pixels].filter((each) => each !== undefined);
    const plain = cleanFileName(parts.join(' - ').replaceAll(UNSAFE, '_'));
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? plain : `${plain} (${number})`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

/** Characters that some file systems do not have in names. */
const UNSAFE = /[<>:"|?*/\\]/gu;
