/** Still images of a film in this browser: read once, and kept as far as their bytes allow, those that were used last. */
import type { OpenImage } from '@inkreel/scene/draw-context.ts';

/** Bytes of decoded images that are kept, besides those that are open. */
const MOST_BYTES = 96e6;
const BYTES_A_PIXEL = 4;

type Bitmap = Pick<ImageBitmap, 'width' | 'height' | 'close'>;

interface Kept<Image> {
  reading: Promise<Image | undefined>;
  /** Once it was read. */
  image?: Image;
  /** How many have opened it and not closed it. */
  uses: number;
}

interface StillsOptions<Image> {
  /** Undefined if it cannot be read. */
  read: (url: string) => Promise<Image | undefined>;
  mostBytes?: number;
}

export function createStills<Image extends Bitmap>({ read, mostBytes = MOST_BYTES }: StillsOptions<Image>) {
  const kept = new Map<string, Kept<Image>>();

  const forgetOldest = () => {
    let bytes = 0;
    for (const { image } of kept.values()) bytes += image ? bytesOf(image) : 0;
    for (const [url, { image, uses }] of kept) {
      if (bytes <= mostBytes) return;
      if (!image || uses > 0) continue;
      kept.delete(url);
      bytes -= bytesOf(image);
      image.close();
    }
  };
  const want = (url: string): Kept<Image> => {
    const before = kept.get(url);
    const found = before ?? { reading: read(url), uses: 0 };
    kept.delete(url);
    kept.set(url, found);
    if (!before)
      void found.reading.then((image) => {
        if (kept.get(url) !== found) return image?.close();
        if (image) found.image = image;
      });
    return found;
  };
  const opened = (found: Kept<Image>): OpenImage<Image> | undefined => {
    const { image } = found;
    if (!image) return undefined;
    found.uses += 1;
    let isOpen = true;
    return {
      image,
      width: image.width,
      height: image.height,
      close: () => {
        if (isOpen) found.uses -= 1;
        isOpen = false;
        forgetOldest();
      },
    };
  };
  return {
    /** It stays until it is closed at least. Undefined if it cannot be read. */
    open: async (url: string): Promise<OpenImage<Image> | undefined> => {
      const found = want(url);
      await found.reading;
      return opened(found);
    },
    /** The same if it is there by now; it is read in any case. */
    openKnown: (url: string): OpenImage<Image> | undefined => opened(want(url)),
    /** Closes all; those that are being read when they come. */
    close: () => {
      for (const { image } of kept.values()) image?.close();
      kept.clear();
    },
  };
}

const bytesOf = ({ width, height }: Bitmap): number => width * height * BYTES_A_PIXEL;

/**
 * @param longestSide pixels; larger images are made smaller
 * @returns undefined if it cannot be read
 */
export async function readStill(url: string, longestSide?: number): Promise<ImageBitmap | undefined> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return undefined;
    const whole = await createImageBitmap(await answer.blob());
    const share = (longestSide ?? Number.POSITIVE_INFINITY) / Math.max(whole.width, whole.height);
    if (share >= 1) return whole;
    const pixels = (side: number) => Math.max(1, Math.round(side * share));
    const size = { resizeWidth: pixels(whole.width), resizeHeight: pixels(whole.height) };
    const small = await createImageBitmap(whole, { ...size, resizeQuality: 'medium' });
    whole.close();
    return small;
  } catch {
    return undefined;
  }
}
