import { createDocument } from '@inkreel/contract/api/documents.ts';
import { keepOriginal } from '@inkreel/contract/api/originals.ts';
import { PACKED_IMAGE, readTextFile, TEXT_FILE_LIMITS } from '@inkreel/contract/api/text-files.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { indexesBetween, type Part } from '@inkreel/contract/documents/parts/part.ts';
import { nodeField, textKind } from '@inkreel/contract/documents/text-document.ts';
import type { TextLoss } from '@inkreel/contract/documents/text-losses.ts';
import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import type { Editor } from '@tiptap/core';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { newId } from '../../lib/new-id.ts';
import { loadSender } from '../../uploads/load-sender.ts';
import { shrinkPicture } from '../../uploads/shrink-picture.ts';
import { blockOf } from '../editor/apply-others.ts';
import { blockAt } from '../editor/block-moves.ts';

/** Bytes of one image of a Word file, unpacked, and how many are taken. */
const IMAGE_BYTES = 20 * 1024 * 1024;
const MOST_IMAGES = 50;
const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** What is read of a file: Word, Markdown or plain text. @throws ApiError */
async function readBlocks(
  file: File,
  project: string | undefined,
): Promise<{ blocks: TextNode[]; losses: TextLoss[] }> {
  if (file.size > TEXT_FILE_LIMITS.bytes) throw new ApiError('file_too_large');
  const answer = await call(readTextFile, { query: { name: nameOf(file) }, bytes: file });
  const read = answer.blocks as unknown as TextNode[];
  const { blocks, unread } = await withImages(read, file, project);
  const missing: TextLoss[] = unread > 0 ? [{ kind: 'unreadable_image', count: unread, lines: [] }] : [];
  return { blocks, losses: [...answer.losses, ...missing] };
}

/** The longest name that is taken; its ending tells the kind. */
const nameOf = (file: File): string => file.name.slice(-255) || 'text.txt';

/** Keeps the file with the text as it was. A text without it is worth more than none: it is named as a loss. */
async function keepFile(id: string, file: File): Promise<TextLoss[]> {
  try {
    await call(keepOriginal, { params: { id }, query: { name: nameOf(file) }, bytes: file });
    return [];
  } catch {
    return [{ kind: 'original_file', count: 1, lines: [] }];
  }
}

/** Puts a file into an open text, behind the block of the caret, as one step of undo. @throws ApiError */
export async function importInto(document: OpenParts, editor: Editor, file: File): Promise<TextLoss[]> {
  const { id, project_id } = document.record;
  const { blocks, losses } = await readBlocks(file, project_id ?? undefined);
  if (!editor.isDestroyed && blocks.length > 0) {
    const { state, view } = editor;
    const nodes = blocks.map((block) => blockOf(state.schema, block, newId()));
    const caret = blockAt(state.doc, state.selection.to);
    const isEmpty = caret?.node.type.name === 'paragraph' && caret.node.content.size === 0;
    const end = caret ? caret.at + caret.node.nodeSize : state.doc.content.size;
    view.dispatch(state.tr.replaceWith(isEmpty ? caret.at : end, end, nodes).scrollIntoView());
  }
  return [...losses, ...(await keepFile(id, file))];
}

/** Makes a text of a file. @throws ApiError */
export async function importText(
  file: File,
  project: string | undefined,
): Promise<{ id: string; losses: TextLoss[] }> {
  const { blocks, losses } = await readBlocks(file, project);
  const indexes = indexesBetween(null, null, blocks.length);
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0' },
    ...blocks.map((node, at) => ({
      id: newId(),
      kind: 'block',
      parent: null,
      index: indexes[at] as string,
      node: nodeField(node),
    })),
  ];
  const name = file.name.replace(/\.[^.]+$/, '').slice(0, 100) || file.name.slice(0, 100);
  const { id } = await call(createDocument, {
    body: {
      kind: textKind.kind,
      name,
      schema: textKind.version,
      content: { parts },
      ...(project === undefined ? {} : { project_id: project }),
    },
  });
  return { id, losses: [...losses, ...(await keepFile(id, file))] };
}

/** Uploads the images of a Word file, which the server left packed, and puts them in their places. */
async function withImages(
  blocks: readonly TextNode[],
  file: File,
  project: string | undefined,
): Promise<{ blocks: TextNode[]; unread: number }> {
  const entries = new Set<string>();
  const visit = ({ attrs, content }: TextNode): void => {
    const source = attrs?.['src'];
    if (typeof source === 'string' && source.startsWith(PACKED_IMAGE))
      entries.add(source.slice(PACKED_IMAGE.length));
    content?.forEach(visit);
  };
  blocks.forEach(visit);
  const stored = entries.size === 0 ? new Map<string, string>() : await store(entries, file, project);
  const place = (node: TextNode): TextNode[] => {
    const source = node.attrs?.['src'];
    const content = node.content?.flatMap(place);
    const filled = content === undefined ? node : { ...node, content };
    if (typeof source !== 'string' || !source.startsWith(PACKED_IMAGE)) return [alone(filled)];
    const src = stored.get(source.slice(PACKED_IMAGE.length));
    const alt = node.attrs?.['alt'];
    if (src !== undefined) return [{ ...node, attrs: { ...node.attrs, src } }];
    return typeof alt === 'string' && alt !== '' ? [{ type: 'text', text: alt }] : [];
  };
  return { blocks: blocks.flatMap(place), unread: entries.size - stored.size };
}

/** A paragraph of nothing but a stored image is an image on lines for itself. */
function alone(node: TextNode): TextNode {
  const [image, ...others] = node.content ?? [];
  const isAlone = node.type === 'paragraph' && image?.type === 'image' && others.length === 0;
  return isAlone && image.attrs ? { type: 'imageBlock', attrs: image.attrs } : node;
}

async function store(
  entries: ReadonlySet<string>,
  file: File,
  project: string | undefined,
): Promise<Map<string, string>> {
  const { unzipSync } = await import('fflate');
  const unpacked = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => entries.has(name) && originalSize <= IMAGE_BYTES,
  });
  const { sendAside } = await loadSender();
  const stored = new Map<string, string>();
  for (const [entry, bytes] of Object.entries(unpacked).slice(0, MOST_IMAGES)) {
    const type = IMAGE_TYPES[entry.split('.').at(-1)?.toLowerCase() ?? ''];
    if (type === undefined) continue;
    try {
      const image = new File([bytes], entry.split('/').at(-1) ?? entry, { type });
      const ready = await shrinkPicture(image);
      const sent = await sendAside({ ...ready, fromType: 'script', projectId: project });
      stored.set(entry, fileSource(sent.id));
    } catch {
      // The text is worth more than one of its images: it is named as a loss.
    }
  }
  return stored;
}
