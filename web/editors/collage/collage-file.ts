import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { drawCollage } from '@inkreel/scene/collage/draw-collage.ts';
import { CONTENT_TYPES, type ExportFormat } from '@inkreel/scene/collage/export-size.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { loadSceneFonts, SCENE_FONTS } from '../../canvas/ui/scene-fonts.ts';

/** 0 to 1, of JPG and WEBP. */
const QUALITY = 0.92;

/**
 * The collage as a file of `size` pixels.
 * @param open the bytes of a source; a picture whose bytes are gone leaves its cell empty
 * @throws if the device cannot draw a canvas of that size
 */
export async function collageFile(
  collage: CollageDocument,
  size: Size,
  format: ExportFormat,
  open: (source: string) => Promise<Blob | undefined>,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas of this size');
  await loadSceneFonts(collage.layers);
  await drawCollage<CanvasImageSource>(
    context,
    collage,
    { size, format, families: SCENE_FONTS },
    async (source) => {
      const bytes = await open(source);
      if (!bytes) return undefined;
      const image = await createImageBitmap(bytes);
      return { image, width: image.width, height: image.height, close: () => image.close() };
    },
  );
  const file = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, CONTENT_TYPES[format], QUALITY),
  );
  // Beyond the device's limit, the canvas stays empty and yields no file.
  if (!file) throw new Error('No canvas of this size');
  return file;
}
