/** Images of a design in perspective, as the stage shows them: made beside the page, in the size of the screen. */
import type { DesignImage, LayerMask } from '@inkreel/scene/design/design.ts';
import type { OpenLayer } from '@inkreel/scene/design/open-design.ts';
import { aroundCorners, cornersOf, warpWithin } from '@inkreel/scene/design/warp.ts';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import type { SceneImage } from '../../canvas/ui/scene-surface.ts';
import type { ImageWork } from './image-work.ts';

/** Most pixels of an image in perspective on the stage, and of the copy of a mask that goes with it. */
const MOST = 2_000_000;
/** And of one that is made while it changes: when it has come to rest, it is made well. */
const QUICK = 500_000;

type Held = OpenImage<SceneImage>;

interface Made {
  from: Held;
  key: string;
  isQuick: boolean;
  image: OpenLayer<SceneImage>;
}

const within = ({ width, height }: Size, most = MOST): Size => {
  const share = Math.min(1, Math.sqrt(most / Math.max(1, width * height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};
/** Steps of about a half, so that not every turn of a wheel makes all images again. */
const stepped = (scale: number): number => 2 ** (Math.ceil(2 * Math.log2(scale)) / 2);

/**
 * @param maskOf the pixels of a mask; undefined while they are fetched
 * @param onMade one was made
 */
export function createWarpedImages(
  work: ImageWork,
  maskOf: (mask: LayerMask) => OffscreenCanvas | undefined,
  onMade: () => void,
) {
  let closed = false;
  let painted = 0;
  const made = new Map<string, Made>();
  const making = new Set<string>();
  const failed = new Map<string, Omit<Made, 'image'>>();

  const make = async (
    layer: DesignImage,
    wish: Omit<Made, 'image'> & { mask: OffscreenCanvas | undefined; scale: number },
  ) => {
    const { from, key, isQuick, mask, scale } = wish;
    making.add(layer.id);
    try {
      const around = aroundCorners(cornersOf(layer));
      const whole = {
        width: around.width * layer.width * scale,
        height: around.height * layer.height * scale,
      };
      const size = within(whole, isQuick ? QUICK : MOST);
      const copy = await createImageBitmap(from.image as ImageBitmap);
      const marks = mask && (await createImageBitmap(mask, resized(within(mask))));
      const source = { width: copy.width, height: copy.height, mask: marks };
      const warp = { ...warpWithin(layer, source, around, size), isQuick };
      const image = await work.make({ image: copy, mask: marks, warp, size });
      const close = () => image.close();
      if (closed) return close();
      made.get(layer.id)?.image.close();
      made.set(layer.id, { from, key, isQuick, image: { image, ...size, around, close } });
    } catch {
      // A sharper image has come meanwhile, or it cannot be made: not tried again with the same wish.
      failed.set(layer.id, { from, key, isQuick: false });
    }
    making.delete(layer.id);
    onMade();
  };
  return {
    /** What a layer shows; until it is made, what it showed before. @param scale pixels of the screen to a pixel of the design */
    of: (layer: DesignImage, from: Held, scale: number): OpenLayer<SceneImage> | undefined => {
      const known = made.get(layer.id);
      const { corners, rectify, crop, straighten, fit, width, height, flatMask } = layer;
      const place = flatMask && [
        layer.x,
        layer.y,
        layer.rotation,
        layer.flipX,
        layer.flipY,
        flatMask,
        painted,
      ];
      const sharp = stepped(scale);
      const key = JSON.stringify([corners, rectify, crop, straighten, fit, width, height, sharp, place]);
      const isDone = [known, failed.get(layer.id)].some(
        (each) => each?.from === from && each.key === key && !each.isQuick,
      );
      if (isDone || making.has(layer.id)) return known?.image;
      const isMasked = flatMask !== undefined && (flatMask.rest ? hasTiles(flatMask) || painted > 0 : true);
      const mask = isMasked ? maskOf(flatMask) : undefined;
      if (!isMasked || mask)
        void make(layer, {
          from,
          mask,
          scale: sharp,
          key,
          isQuick: known !== undefined && known.key !== key,
        });
      return known?.image;
    },
    /** A mask was painted on. */
    touch: () => {
      painted += 1;
    },
    /** Those that are being made for the first time. */
    missing: () => [...making].filter((id) => !made.has(id)).length,
    isMaking: () => making.size > 0,
    close: () => {
      closed = true;
      for (const { image } of made.values()) image.close();
      made.clear();
    },
  };
}

const hasTiles = ({ tiles }: LayerMask): boolean => Object.keys(tiles).length > 0;

const resized = ({ width, height }: Size): ImageBitmapOptions => ({
  resizeWidth: width,
  resizeHeight: height,
  resizeQuality: 'low',
});
