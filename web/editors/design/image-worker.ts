/** Opens and changes images beside the page: reducing a large one takes a page longer than a frame. */
import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { adjustPixels } from '@inkreel/scene/design/adjust-pixels.ts';
import { type Warp, warpPixels } from '@inkreel/scene/design/warp-pixels.ts';
import type { Size } from '@inkreel/scene/geometry.ts';

/** `longest`: pixels of the longest side that the image gets at most. */
export type ImageWish =
  | { url: string; longest: number }
  | { image: ImageBitmap; adjust: Adjustments }
  | { image: ImageBitmap; mask: ImageBitmap | undefined; warp: Warp; size: Size };

export interface ImageRequest {
  id: number;
  wish: ImageWish;
}
/** Without an image it cannot be read. */
export interface ImageAnswer {
  id: number;
  image?: ImageBitmap;
}

/** @throws if it cannot be read */
async function openImage(url: string, longest: number): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('An image cannot be read');
  const whole = await createImageBitmap(await answer.blob());
  const share = longest / Math.max(whole.width, whole.height);
  if (share >= 1) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * share)),
    resizeHeight: Math.max(1, Math.round(whole.height * share)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}

/** @param image closed when it has been read */
function pixelsOf(image: ImageBitmap): { canvas: OffscreenCanvas; pixels: ImageData } {
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0);
  image.close();
  return { canvas, pixels: context.getImageData(0, 0, width, height) };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  return context;
}

function adjusted(image: ImageBitmap, adjust: Adjustments): ImageBitmap {
  const { canvas, pixels } = pixelsOf(image);
  adjustPixels(pixels.data, adjust, canvas);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return canvas.transferToImageBitmap();
}

function warped({ image, mask, warp, size }: Extract<ImageWish, { warp: Warp }>): ImageBitmap {
  const { data: pixels, width, height } = pixelsOf(image).pixels;
  const marks = mask && pixelsOf(mask).pixels;
  const written = new ImageData(size.width, size.height);
  warpPixels({ pixels, width, height, mask: marks && alphaOf(marks) }, warp, {
    left: 0,
    top: 0,
    ...size,
    pixels: written.data,
  });
  const canvas = new OffscreenCanvas(size.width, size.height);
  contextOf(canvas).putImageData(written, 0, 0);
  return canvas.transferToImageBitmap();
}

const alphaOf = ({ data, width, height }: ImageData) => ({
  width,
  height,
  alpha: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3]!),
});

function made(wish: ImageWish): ImageBitmap | Promise<ImageBitmap> {
  if ('url' in wish) return openImage(wish.url, wish.longest);
  return 'warp' in wish ? warped(wish) : adjusted(wish.image, wish.adjust);
}

addEventListener('message', async ({ data: { id, wish } }: MessageEvent<ImageRequest>) => {
  try {
    const image = await made(wish);
    postMessage({ id, image } satisfies ImageAnswer, { transfer: [image] });
  } catch {
    postMessage({ id } satisfies ImageAnswer);
  }
});
