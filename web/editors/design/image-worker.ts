/** Opens and adjusts images beside the page: reducing a large one takes a page longer than a frame. */
import type { Adjustments } from '@inkreel/contract/documents/image-adjustments.ts';
import { adjustPixels } from '@inkreel/scene/design/adjust-pixels.ts';

/** `longest`: pixels of the longest side that the image gets at most. */
export type ImageWish = { url: string; longest: number } | { image: ImageBitmap; adjust: Adjustments };

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

function adjusted(image: ImageBitmap, adjust: Adjustments): ImageBitmap {
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(image, 0, 0);
  image.close();
  const pixels = context.getImageData(0, 0, width, height);
  adjustPixels(pixels.data, adjust, canvas);
  context.putImageData(pixels, 0, 0);
  return canvas.transferToImageBitmap();
}

addEventListener('message', async ({ data: { id, wish } }: MessageEvent<ImageRequest>) => {
  try {
    const image = 'url' in wish ? await openImage(wish.url, wish.longest) : adjusted(wish.image, wish.adjust);
    postMessage({ id, image } satisfies ImageAnswer, { transfer: [image] });
  } catch {
    postMessage({ id } satisfies ImageAnswer);
  }
});
