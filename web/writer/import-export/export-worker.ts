/** Writes a text as a file beside the page, which stays free for typing. */
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';

/** A stored image of the text. */
export interface ExportImage {
  bytes: Blob;
  /** Pixels. */
  width: number;
  height: number;
}

export interface ExportRequest {
  format: 'md' | 'docx';
  title: string;
  blocks: readonly TextNode[];
  images: ReadonlyMap<string, ExportImage>;
}

/** The file and its ending; without, the export failed. */
export type ExportAnswer =
  | { file: Blob; ending: 'md' | 'zip' | 'docx'; losses: TextLoss[] }
  | { failed: string };

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ENDINGS: Readonly<Record<string, 'png' | 'jpg' | 'gif'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

async function asWord({ title, blocks, images }: ExportRequest): Promise<ExportAnswer> {
  const { blocksToDocx } = await import('./write-docx.ts');
  const taken = new Map(
    await Promise.all(
      [...images].map(async ([source, { bytes, width, height }]) => {
        const type = ENDINGS[bytes.type] ?? 'png';
        // Word reads few kinds.
        const known = bytes.type in ENDINGS ? bytes : await asPng(bytes);
        return [source, { type, bytes: new Uint8Array(await known.arrayBuffer()), width, height }] as const;
      }),
    ),
  );
  const { bytes, losses } = await blocksToDocx(title, blocks, taken);
  return { file: new Blob([bytes], { type: WORD }), ending: 'docx', losses };
}

async function asPng(bytes: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(bytes);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return await canvas.convertToBlob({ type: 'image/png' });
}

/** A file of Markdown; with images, an archive of it and them. */
async function asMarkdown({ title, blocks, images }: ExportRequest): Promise<ExportAnswer> {
  const { blocksToMarkdown } = await import('@inkreel/scene/markdown/write-markdown.ts');
  const names = new Map(
    [...images].map(([source, { bytes }], at) => [
      source,
      `images/${at + 1}.${ENDINGS[bytes.type] ?? bytes.type.split('/')[1] ?? 'png'}`,
    ]),
  );
  const { markdown, losses } = blocksToMarkdown(blocks, (source) => names.get(source) ?? source);
  if (images.size === 0)
    return { file: new Blob([markdown], { type: 'text/markdown;charset=utf-8' }), ending: 'md', losses };
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = { [`${title}.md`]: strToU8(markdown) };
  for (const [source, { bytes }] of images)
    files[names.get(source) as string] = new Uint8Array(await bytes.arrayBuffer());
  const archive = zipSync(files, { level: 0 });
  return { file: new Blob([archive], { type: 'application/zip' }), ending: 'zip', losses };
}

addEventListener('message', async ({ data }: MessageEvent<ExportRequest>) => {
  const write = data.format === 'md' ? asMarkdown : asWord;
  postMessage(await write(data).catch((error: unknown): ExportAnswer => ({ failed: String(error) })));
});
