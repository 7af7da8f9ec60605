/** The images of a design that is being edited, each in the size of a screen. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { isAdjusted } from '@inkreel/scene/design/adjust-pixels.ts';
import type { DesignImage, LayerMask } from '@inkreel/scene/design/design.ts';
import type { OpenLayer } from '@inkreel/scene/design/open-design.ts';
import { isWarped, outerBox, partOfImage } from '@inkreel/scene/design/warp.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import type { SceneImage } from '../../canvas/ui/scene-surface.ts';
import { createImageWork } from './image-work.ts';
import { createWarpedImages } from './warped-images.ts';

export type Held = OpenImage<SceneImage>;

/** Longest side at which an image is held while its design is edited, and pixels of all images together. */
const HELD_SIDE = 1600;
const HELD_PIXELS = 48_000_000;
/** Images of more pixels are shown as the small copy that the server keeps, until that is too small on the screen. */
const DIRECT_PIXELS = 2048 * 2048;
const COPY_SIDE = 512;
/** How far a copy may be enlarged. */
const ENLARGED = 1.25;
/** Milliseconds after which images that have come are shown while others are waited for: each costs a drawing of all layers. */
const GATHER_MS = { first: 400, sharper: 2000 };

/** An image while its design is edited. */
interface Kept {
  image?: Held;
  /** It is the server's small copy. */
  isCopy: boolean;
  isFailed?: boolean;
}
/** What a layer shows of an image. */
interface Adjusted {
  from: Held;
  adjust: string;
  made: Held;
}

/**
 * @param fileOf the stored file of a source
 * @param onArrival an image has come, or a sharper one
 * @param maskOf the pixels of a mask; undefined while they are fetched
 */
export function createHeldImages(
  fileOf: (source: string) => DocumentFile | undefined,
  onArrival: () => void,
  maskOf: (mask: LayerMask) => OffscreenCanvas | undefined = () => undefined,
) {
  let closed = false;
  let scale = 1;
  const images = new Map<string, Kept>();
  /** By layer, what it shows of which image. */
  const adjusted = new Map<string, Adjusted>();
  /** Layers whose images are being adjusted. */
  const adjusting = new Set<string>();
  const work = createImageWork();
  const heldSide = () => Math.min(HELD_SIDE, Math.sqrt(HELD_PIXELS / Math.max(1, images.size)));
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(gathering);
    gathering = undefined;
    if (!closed) onArrival();
  };
  const isMissing = ({ image, isFailed }: Kept) => !image && !isFailed;
  const missing = () => [...images.values()].filter(isMissing).length;
  const take = async (kept: Kept, url: string, isCopy: boolean) => {
    try {
      const image = held(await work.make({ url, longest: heldSide() }));
      if (closed) return image.close();
      kept.image?.close();
      Object.assign(kept, { image, isCopy });
    } catch {
      kept.isFailed = kept.image === undefined;
    }
  };
  const warped = createWarpedImages(work, maskOf, () => tellWhenAllCame());
  const tellWhenAllCame = () => {
    if (missing() === 0 && adjusting.size === 0 && !warped.isMaking()) tell();
    else gathering ??= setTimeout(tell, GATHER_MS.first);
  };
  /** Layers that wait for their first image. */
  const waiting = new Map<string, DesignImage>();
  const takeFirst = async (kept: Kept, url: string, isCopy: boolean) => {
    await take(kept, url, isCopy);
    for (const layer of [...waiting.values()].filter(({ source }) => images.get(source ?? '') === kept)) {
      waiting.delete(layer.id);
      if (kept.image) adjustedOf(layer, kept.image);
    }
    tellWhenAllCame();
  };
  /** Full images are opened one after the other. */
  let opening = Promise.resolve();
  let sharpening = 0;
  const sharpen = (kept: Kept, url: string) => {
    sharpening += 1;
    opening = opening.then(async () => {
      if (!closed) await take(kept, url, false);
      sharpening -= 1;
      if (sharpening === 0) tell();
      else gathering ??= setTimeout(tell, GATHER_MS.sharper);
    });
  };
  const want = (layer: DesignImage): Held | undefined => {
    const { source } = layer;
    const file = source === undefined ? undefined : fileOf(source);
    if (source === undefined || !file) return undefined;
    const known = images.get(source);
    const { url, thumbnail } = file;
    const isLarge = (file.width ?? 0) * (file.height ?? 0) > DIRECT_PIXELS;
    if (!known) {
      const kept: Kept = { isCopy: false };
      images.set(source, kept);
      const isCopy = isLarge && thumbnail !== null;
      void takeFirst(kept, isCopy ? thumbnail : url, isCopy);
      return undefined;
    }
    const shown = shownSide(layer) * scale;
    if (known.isCopy && shown > COPY_SIDE * ENLARGED) {
      known.isCopy = false;
      sharpen(known, url);
    }
    return known.image;
  };
  const adjustedOf = (layer: DesignImage, image: Held): Held | undefined => {
    const { id } = layer;
    if (!isAdjusted(layer.adjust)) return image;
    const adjust = JSON.stringify(layer.adjust);
    const known = adjusted.get(id);
    const isMade = known?.from === image && known.adjust === adjust;
    if (!isMade && !adjusting.has(id)) void adjustNow(id, { image, adjust });
    // What was made before stands for it, so that nothing flickers under a slider.
    return known?.made ?? image;
  };
  const adjustNow = async (id: string, { image, adjust }: { image: Held; adjust: string }) => {
    adjusting.add(id);
    try {
      const copy = await createImageBitmap(image.image as ImageBitmap);
      const made = held(await work.make({ image: copy, adjust: JSON.parse(adjust) as Adjustments }));
      if (closed) return made.close();
      adjusted.get(id)?.made.close();
      adjusted.set(id, { from: image, adjust, made });
    } catch {
      // A sharper image has come meanwhile, which is adjusted with the next drawing.
    }
    adjusting.delete(id);
    tellWhenAllCame();
  };
  return {
    /** The image of a layer, adjusted and in its perspective; undefined until it has come. */
    image: (layer: DesignImage): OpenLayer<SceneImage> | undefined => {
      const image = want(layer);
      if (!image) waiting.set(layer.id, layer);
      const shown = image && adjustedOf(layer, image);
      return shown && isWarped(layer) ? warped.of(layer, shown, scale) : shown;
    },
    /** A mask was painted on. */
    touch: warped.touch,
    shownAt: (shown: number) => {
      scale = shown;
    },
    /** Images that were asked for and have not come, or not been changed yet. */
    missing: () => missing() + [...adjusting].filter((id) => !adjusted.has(id)).length + warped.missing(),
    close: () => {
      closed = true;
      clearTimeout(gathering);
      work.close();
      warped.close();
      for (const { image } of images.values()) image?.close();
      for (const { made } of adjusted.values()) made.close();
      images.clear();
      adjusted.clear();
    },
  };
}

/** Pixels of the design that the longer side of a layer's whole image takes. */
function shownSide(layer: DesignImage): number {
  const part = partOfImage(layer);
  const { width, height } = outerBox(layer);
  return Math.max(width / part.width, height / part.height);
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
