import { DOCUMENT_FORMATS, type DocumentFile, exportDocument } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Design } from '@inkreel/scene/design/design.ts';
import { drawDesign, wholeView } from '@inkreel/scene/design/draw-design.ts';
import { openDesign } from '@inkreel/scene/design/open-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { exactDesignOpener } from '../../canvas/ui/scene-opener.ts';
import { sceneSurface } from '../../canvas/ui/scene-surface.ts';
import { openResponse } from '../../lib/client.ts';

export const EXPORT_FORMATS = DOCUMENT_FORMATS;
export type DesignFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that browsers write; the others are made by the server. */
export const BROWSER_TYPES: Readonly<Partial<Record<DesignFormat, string>>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/**
 * The design as a file of `size` pixels, with its images in full.
 * @param quality 0 to 1, of formats that lose
 * @throws if the device cannot draw a canvas of that size, or the browser does not write the format
 */
export async function designFile(
  design: Design,
  { size, format, quality }: { size: Size; format: DesignFormat; quality: number },
  files: ReadonlyMap<string, DocumentFile>,
): Promise<Blob> {
  const opener = exactDesignOpener(async (source) => {
    const file = files.get(fileIdOf(source) ?? '');
    if (!file) return undefined;
    const answer = await fetch(file.url);
    if (!answer.ok) throw new Error('An image of the design cannot be read');
    const image = await createImageBitmap(await answer.blob());
    return { image, width: image.width, height: image.height, close: () => image.close() };
  });
  const { image, context } = sceneSurface(size.width, size.height);
  const opened = await openDesign(design, opener);
  try {
    const background = design.background ?? (format === 'jpg' ? '#ffffff' : null);
    drawDesign({ ...design, background }, context, opened, wholeView(design, size));
  } finally {
    opened.close();
  }
  const type = BROWSER_TYPES[format];
  const file = await (image as OffscreenCanvas).convertToBlob(type === undefined ? {} : { type, quality });
  if (file.type !== type) throw new Error('This browser does not write the format');
  return file;
}

/**
 * A size of the saved design as the server draws it, with where its images are from; a ZIP file for `all` sizes.
 * @param quality 1 to 100
 * @throws ApiError
 */
export async function serverFile(
  id: string,
  query: { format: DesignFormat; longest?: number; quality: number; size: string },
): Promise<Blob> {
  return (await openResponse(exportDocument, { params: { id }, query })).blob();
}
