import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { TILE_SIDE } from '@inkreel/contract/documents/design-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { LayerMask, Raster } from '@inkreel/scene/design/design.ts';
import { useRef } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { uploadPicture } from '../kit/upload-picture.ts';
import { maskFields } from './core/action-target.ts';
import { rasterSize } from './core/raster-tiles.ts';
import type { PreviewImages } from './preview-images.ts';
import type { DesignEditing } from './use-design.ts';

/** A raster that is being painted on. */
export interface Painting {
  part: string;
  isMask: boolean;
  raster: Raster | LayerMask;
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}

/**
 * Strokes on a drawing, or on the mask of the picked layer. A stroke is shown at once; its tiles are stored by their
 * content, one stroke after the other, and then become a step of the design.
 */
export function usePainting(editing: DesignEditing, images: PreviewImages) {
  const texts = useAreaTexts(designTexts);
  const messages = useStudioMessages();
  const storing = useRef<Promise<void>>(Promise.resolve());
  const { shown, tool } = editing;

  const begin = (): Painting | undefined => {
    const isMask = tool === 'mask';
    const part = isMask ? editing.one : (drawingOf(editing) ?? newDrawing(editing));
    if (!part) return undefined;
    const raster = rasterOf(part, isMask, shown);
    const canvas = images.canvasOf(raster);
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    if (isMask && part['mask'] === undefined)
      editing.edit(part.id, { mask: maskFields(raster as LayerMask) });
    return { part: part.id, isMask, raster, canvas, context };
  };

  const store = async ({ part: id, isMask, canvas }: Painting, names: readonly string[]) => {
    const painted: Record<string, string> = {};
    for (const name of names) {
      const file = await tileFile(canvas, name, isMask);
      painted[name] = fileSource(await uploadPicture(file, `tile ${name}.png`));
    }
    const part = editing.latest(id);
    if (!part || (isMask && part['mask'] === undefined)) return;
    // Earlier strokes may have been stored since this one began.
    const before = rasterOf(part, isMask, shown);
    const after = { ...before, tiles: { ...before.tiles, ...painted } };
    images.paint(after, canvas, before);
    editing.edit(id, isMask ? { mask: maskFields(after as LayerMask) } : { tiles: after.tiles });
  };
  const end = (painting: Painting, names: readonly string[]): void => {
    storing.current = storing.current
      .then(() => store(painting, names))
      .catch((error: unknown) => {
        toast(failureOf(error, messages, texts.failed).text);
        images.forget(painting.raster);
      });
  };
  return { begin, end };
}

/** The drawing that is picked. */
const drawingOf = ({ one }: DesignEditing): Part | undefined => (one?.kind === 'paint' ? one : undefined);

function newDrawing(editing: DesignEditing): Part {
  const { width, height } = editing.shown;
  const fields = {
    x: width / 2,
    y: height / 2,
    width,
    height,
    rotation: 0,
    ...rasterSize(editing.shown),
    tiles: {},
  };
  const id = editing.add('paint', fields);
  return { id, kind: 'paint', parent: null, index: 'a0', ...fields };
}

function rasterOf(
  part: Part,
  isMask: boolean,
  canvas: { width: number; height: number },
): Raster | LayerMask {
  if (!isMask)
    return {
      columns: Number(part['columns'] ?? 1),
      rows: Number(part['rows'] ?? 1),
      tiles: (part['tiles'] ?? {}) as Raster['tiles'],
    };
  const mask = part['mask'] as unknown as LayerMask | undefined;
  const { width, height } = canvas;
  return mask
    ? { ...mask, rest: mask.rest === true }
    : {
        x: width / 2,
        y: height / 2,
        width,
        height,
        rotation: 0,
        ...rasterSize(canvas),
        tiles: {},
        rest: true,
      };
}

/** A tile as a PNG. The canvas of a mask has what is hidden, its tiles what is shown. */
async function tileFile(canvas: OffscreenCanvas, name: string, isMask: boolean): Promise<Blob> {
  const [column = 0, row = 0] = name.split(',').map(Number);
  const tile = new OffscreenCanvas(TILE_SIDE, TILE_SIDE);
  const context = tile.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  if (isMask) {
    context.fillRect(0, 0, TILE_SIDE, TILE_SIDE);
    context.globalCompositeOperation = 'destination-out';
  }
  context.drawImage(canvas, -column * TILE_SIDE, -row * TILE_SIDE);
  return tile.convertToBlob({ type: 'image/png' });
}
