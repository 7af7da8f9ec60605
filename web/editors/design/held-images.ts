/** The images of a design that is being edited, each in the size of a screen. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { adjustPixels, isAdjusted } from '@inkreel/scene/design/adjust-pixels.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type SceneImage, sceneSurface } from '../../canvas/ui/scene-surface.ts';

export type Held = OpenImage<SceneImage>;

/** Longest side at which an image is held while its design is edited, and pixels of all images together. */
const HELD_SIDE = 1600;
const HELD_PIXELS = 48_000_000;
/** Images of more pixels are shown as the small copy that the server keeps, until that is too small on the screen. */
const DIRECT_PIXELS = 2048 * 2048;
const COPY_SIDE = 512;
/** How far a copy may be enlarged. */
const ENLARGED = 1.25;

/** An image while its design is edited. */
interface Kept {
  image?: Held;
  /** It is the server's small copy. */
  isCopy: boolean;
  isFailed?: boolean;
}

/**
 * @param fileOf the stored file of a source
 * @param onArrival an image has come, or a sharper one
 */
export function createHeldImages(
  fileOf: (source: string) => DocumentFile | undefined,
  onArrival: () => void,
) {
  let closed = false;
  let scale = 1;
  const images = new Map<string, Kept>();
  /** By layer, what it shows of which image. */
  const adjusted = new Map<string, { from: Held; adjust: string; made: Held }>();
  const heldSide = () => Math.min(HELD_SIDE, Math.sqrt(HELD_PIXELS / Math.max(1, images.size)));
  const take = async (kept: Kept, load: () => Promise<ImageBitmap>, isCopy: boolean) => {
    try {
      const image = held(await screenSize(await load(), heldSide()));
      if (closed) return image.close();
      kept.image?.close();
      Object.assign(kept, { image, isCopy });
      onArrival();
    } catch {
      kept.isFailed = kept.image === undefined;
    }
  };
  /** Full images are opened one after the other. */
  let opening = Promise.resolve();
  const want = ({ source, crop, width, height }: DesignImage): Held | undefined => {
    const file = source === undefined ? undefined : fileOf(source);
    if (source === undefined || !file) return undefined;
    const known = images.get(source);
    const { url, thumbnail } = file;
    const isLarge = (file.width ?? 0) * (file.height ?? 0) > DIRECT_PIXELS;
    if (!known) {
      const kept: Kept = { isCopy: false };
      images.set(source, kept);
      const isCopy = isLarge && thumbnail !== null;
      void take(kept, () => readImage(isCopy ? thumbnail : url), isCopy);
      return undefined;
    }
    const shown = Math.max(width / crop.width, height / crop.height) * scale;
    if (known.isCopy && shown > COPY_SIDE * ENLARGED) {
      known.isCopy = false;
      opening = opening.then(() => (closed ? undefined : take(known, () => readImage(url), false)));
    }
    return known.image;
  };
  const adjustedOf = (layer: DesignImage, image: Held): Held => {
    if (!isAdjusted(layer.adjust)) return image;
    const adjust = JSON.stringify(layer.adjust);
    const known = adjusted.get(layer.id);
    if (known?.from === image && known.adjust === adjust) return known.made;
    const { image: canvas, context } = sceneSurface(image.width, image.height);
    context.drawImage(image.image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    adjustPixels(pixels.data, layer.adjust);
    context.putImageData(pixels, 0, 0);
    const made = { ...image, image: canvas };
    adjusted.set(layer.id, { from: image, adjust, made });
    return made;
  };
  return {
    /** The image of a layer, adjusted; undefined until it has come. */
    image: (layer: DesignImage): Held | undefined => {
      const image = want(layer);
      return image && adjustedOf(layer, image);
    },
    shownAt: (shown: number) => {
      scale = shown;
    },
    missing: () => [...images.values()].filter(({ image, isFailed }) => !image && !isFailed).length,
    close: () => {
      closed = true;
      for (const { image } of images.values()) image?.close();
      images.clear();
      adjusted.clear();
    },
  };
}

/** @throws if it cannot be read */
export async function readImage(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('An image cannot be read');
  return createImageBitmap(await answer.blob());
}

export const held = (image: ImageBitmap): Held => ({
  image,
  width: image.width,
  height: image.height,
  close: () => image.close(),
});

async function screenSize(bitmap: ImageBitmap, most: number): Promise<ImageBitmap> {
  const share = most / Math.max(bitmap.width, bitmap.height);
  if (share >= 1) return bitmap;
  const [resizeWidth, resizeHeight] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  );
  const small = await createImageBitmap(bitmap, {
    resizeWidth: resizeWidth ?? 1,
    resizeHeight: resizeHeight ?? 1,
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}
