import { useEffect, useState } from 'react';

/** Side of the copy that is read, in pixels; a whole image takes no longer than that. */
const SIDE = 128;

/** Whether an image of this product has transparent parts; false until that is known. */
export function useTransparency(url: string, contentType: string): boolean {
  const [transparent, setTransparent] = useState(false);
  const may = ['image/png', 'image/webp', 'image/avif'].includes(contentType);
  useEffect(() => {
    if (!may) return;
    let alive = true;
    const image = new Image();
    image.src = url;
    image
      .decode()
      .then(() => {
        const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
        context?.drawImage(image, 0, 0, SIDE, SIDE);
        const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, SIDE, SIDE) ?? {};
        if (alive) setTransparent(data.some((value, at) => at % 4 === 3 && value < 250));
      })
      // An image that cannot be shown counts as opaque.
      .catch(() => undefined);
    return () => {
      alive = false;
    };
  }, [url, may]);
  return transparent;
}
