import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { changeBytes } from '@inkreel/scene/design/change-bytes.ts';
import type { Design } from '@inkreel/scene/design/design.ts';
import { canvasesFor, type DesignView } from '@inkreel/scene/design/draw-design.ts';
import { designSources, designTexts } from '@inkreel/scene/design/open-design.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { resourceKey } from '@inkreel/scene/timeline/resources.ts';
import { createGate } from '../../../gate/gate.ts';
import { AppError } from '../../../http/app-error.ts';
import { outlinesOf } from '../../../outlines/outlines.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { findDocumentFiles } from '../store.ts';
import type { DesignFormat } from './design-thread.ts';
import { drawInThread } from './draw-in-thread.ts';
import { withFiles } from './with-files.ts';

/** Bytes of a pixel: on a canvas, and while the file is written. */
const PIXEL_BYTES = { canvas: 4, file: 8 } as const;
const MB = 1024 * 1024;
/** Memory of the canvases of a design: the largest one fits, with one canvas for what it blends. */
const CANVASES = 1024 * MB;
/** Memory of all designs that are drawn at a time, with the pixels of the image that each is changing. */
const CAPACITY = CANVASES + 256 * MB;
const designs = createGate({
  places: 4,
  perOwner: 2,
  capacity: CAPACITY,
  waitMs: 30_000,
  busy: 'images_busy',
});

interface DesignDrawing {
  documentId: string;
  design: Pick<Design, 'background' | 'layers'>;
  /** Pixels of the file. */
  size: Size;
  view: DesignView;
  format: DesignFormat;
  quality: number;
  xmp?: string | undefined;
}

/**
 * Draws a design into a file, in full and with one image open at a time, in a turn of its gate.
 * @throws AppError image_too_heavy for more pixels than a design may have, or more canvases than fit;
 * images_busy; server_busy; storage_unavailable; the signal's reason
 */
export async function drawDesignFile(
  deps: DocumentDeps,
  owner: Person,
  { documentId, design, size, ...drawing }: DesignDrawing,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const pixels = size.width * size.height;
  const canvases = pixels * (PIXEL_BYTES.canvas * (1 + canvasesFor(design.layers)) + PIXEL_BYTES.file);
  if (pixels > DESIGN_LIMITS.pixels || canvases > CANVASES) throw new AppError('image_too_heavy');
  const fileIds = designSources(design).flatMap((source) => fileIdOf(source) ?? []);
  const held = await findDocumentFiles(deps.db, documentId, fileIds);
  const sizes = new Map(held.map(({ id, width, height }) => [fileSource(id), { width, height }]));
  const weight = canvases + changeBytes(design.layers, (source) => sizes.get(source), size);
  if (weight > CAPACITY) throw new AppError('image_too_heavy');
  return designs.run({ owner, weight, signal }, async () => {
    const texts = designTexts(design);
    const outlined = await outlinesOf(owner, texts);
    const outlines = new Map(texts.map((text, at) => [resourceKey(text), outlined[at]!]));
    const xmp = drawing.xmp;
    return withFiles(deps, held, (paths) =>
      drawInThread(
        'design',
        { ...drawing, design, size, xmp, paths, outlines },
        { decoding: deps.files.decoding, owner, signal },
      ),
    );
  });
}
