import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { compareParts } from '@inkreel/contract/documents/parts/part.ts';
import { nodeOf } from '@inkreel/contract/documents/text-document.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { imageAddress } from '../reader/image-address.ts';
import type { ExportAnswer, ExportImage, ExportRequest } from './export-worker.ts';

/** The blocks of a text in order. An image block without a source has the newest image that was made for it. */
function blocksOf(parts: Iterable<Part>): TextNode[] {
  return [...parts]
    .filter(({ kind, node }) => kind === 'block' && node !== undefined)
    .sort(compareParts)
    .map((part) => {
      const node = nodeOf(part);
      const made = (part['images'] ?? []) as unknown as readonly { file: string }[];
      const newest = made.at(-1)?.file;
      return node.type === 'imageBlock' && typeof node.attrs?.['src'] !== 'string' && newest !== undefined
        ? { ...node, attrs: { ...node.attrs, src: newest } }
        : node;
    });
}

/** Writes a text as a file. What is shown is what is written, stored or not. @throws Error when it cannot be written */
export async function exportText(
  document: OpenParts,
  format: ExportRequest['format'],
  title: string,
): Promise<Exclude<ExportAnswer, { failed: string }>> {
  const blocks = blocksOf(document.state.get().parts.values());
  const images = await imagesOf(blocks, document);
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ExportAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage({ format, title, blocks, images } satisfies ExportRequest);
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  } finally {
    worker.terminate();
  }
}

/** The stored images of blocks; one that cannot be fetched is left out, and named as a loss. */
async function imagesOf(blocks: readonly TextNode[], document: OpenParts): Promise<Map<string, ExportImage>> {
  const sources = new Set<string>();
  const visit = ({ attrs, content }: TextNode): void => {
    if (typeof attrs?.['src'] === 'string') sources.add(attrs['src']);
    content?.forEach(visit);
  };
  blocks.forEach(visit);
  const images = new Map<string, ExportImage>();
  for (const source of sources) {
    const { url, size } = imageAddress(source, undefined, document.files.get());
    if (url === undefined) continue;
    try {
      const answer = await fetch(url);
      if (!answer.ok) continue;
      const bytes = await answer.blob();
      images.set(source, { bytes, width: size.width ?? 600, height: size.height ?? 400 });
    } catch {
      // Offline: the text is exported without it.
    }
  }
  return images;
}
