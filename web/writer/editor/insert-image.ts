import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Editor } from '@tiptap/core';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { loadSender } from '../../uploads/load-sender.ts';
import { shrinkPicture } from '../../uploads/shrink-picture.ts';

/**
 * Uploads an image file, made smaller if it is large.
 * @returns the source of an image in the text
 * @throws ApiError
 */
export async function storeImage(document: OpenParts, file: File): Promise<string> {
  const { blob, type, name, fingerprint } = await shrinkPicture(file);
  const { sendAside } = await loadSender();
  const project = document.record.project_id ?? undefined;
  const sent = await sendAside({ blob, type, name, fingerprint, fromType: 'script', projectId: project });
  const { width, height } = sent as { width?: number | null; height?: number | null };
  const stored = {
    id: sent.id,
    name,
    url: sent.full_path,
    thumbnail: null,
    content_type: type,
    width: width ?? null,
    height: height ?? null,
  };
  document.files.set(new Map([...document.files.get(), [sent.id, stored]]));
  return fileSource(sent.id);
}

/**
 * Uploads an image file and puts it into the text behind the block of the caret.
 * @throws ApiError
 */
export async function insertImage(document: OpenParts, editor: Editor, file: File): Promise<void> {
  const src = await storeImage(document, file);
  if (editor.isDestroyed) return;
  const { $from } = editor.state.selection;
  const isEmpty =
    $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const at = $from.depth === 0 ? $from.pos : isEmpty ? $from.before(1) : $from.after(1);
  const image = { type: 'imageBlock', attrs: { src } };
  editor.chain().insertContentAt(at, image).run();
}
