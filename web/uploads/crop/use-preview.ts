import type { Size } from '@inkreel/scene/geometry.ts';
import { useEffect, useState } from 'react';
import { decodePicture } from '../core/redraw.ts';

/** Pixels of a preview's longer side; enough for a sharp screen, little for the memory. */
const LONGEST = 1600;

/** A preview of a picture, with the upright size of the picture. */
export interface Preview {
  size: Size;
  picture: ImageBitmap;
}

/** Decodes a picture and keeps a smaller copy while it is shown; 'unreadable' if this browser cannot open it. */
export function usePreview(blob: Blob): Preview | 'opening' | 'unreadable' {
  const [preview, setPreview] = useState<Preview | 'opening' | 'unreadable'>('opening');
  useEffect(() => {
    let gone = false;
    let made: Preview | undefined;
    void openPreview(blob).then(
      (opened) => {
        made = opened;
        if (gone) opened.picture.close();
        else setPreview(opened);
      },
      () => !gone && setPreview('unreadable'),
    );
    return () => {
      gone = true;
      made?.picture.close();
      setPreview('opening');
    };
  }, [blob]);
  return preview;
}

async function openPreview(blob: Blob): Promise<Preview> {
  const whole = await decodePicture(blob);
  const size = { width: whole.width, height: whole.height };
  const scale = Math.min(1, LONGEST / Math.max(size.width, size.height));
  if (scale === 1) return { size, picture: whole };
  const picture = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(size.width * scale)),
    resizeHeight: Math.max(1, Math.round(size.height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return { size, picture };
}
