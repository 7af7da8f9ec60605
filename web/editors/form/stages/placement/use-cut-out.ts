import type { Bounds } from '@inkreel/scene/layers/layer-document.ts';
import { useEffect, useState } from 'react';
import { seenBounds } from '../../../../canvas/core/layers/cut-out-place.ts';
import type { CutOutGuess } from '../cut-out/use-cut-out-mask.ts';
import type { StagePicture } from '../stage-props.ts';

export interface CutOutLook {
  /** `whole`: the picture is shown as it is, because no cut-out is available now. */
  state: 'cutting' | 'cut' | 'whole';
  /** Shows what `seen` holds. */
  url: string;
  /** The box around what is visible, in pixels of the picture. */
  seen: Bounds;
}

/**
 * A quick preview of the picture's cut-out, so that it can be placed before the run makes it at full size. The last one
 * stays until the next is drawn.
 * @param guess what would be cut out, as the stage of box and strokes knows it
 * @param inFront nothing is drawn while hidden: the person may be painting on the previous stage
 */
export function useCutOut(
  { url, width, height }: StagePicture,
  guess: CutOutGuess | undefined,
  inFront: boolean,
): CutOutLook {
  const latest = guess?.answer?.mask;
  const [mask, setMask] = useState<string | undefined>();
  if (inFront && mask !== latest) setMask(latest);
  const [drawn, setDrawn] = useState<DrawnCutOut | undefined>();
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let current = true;
    setUnreadable(false);
    if (mask === undefined) return setDrawn(undefined);
    drawCutOut(url, mask).then(
      ({ bytes, width: wide, seen }) =>
        current && setDrawn({ url: URL.createObjectURL(bytes), width: wide, seen }),
      () => {
        if (!current) return;
        setDrawn(undefined);
        setUnreadable(true);
      },
    );
    return () => {
      current = false;
    };
  }, [url, mask]);
  const made = drawn?.url;
  useEffect(() => {
    return () => {
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [made]);
  if (!drawn) {
    const whole = { url, seen: { left: 0, top: 0, right: width, bottom: height } };
    return { ...whole, state: guess?.state === 'unknown' || unreadable ? 'whole' : 'cutting' };
  }
  const scale = width / drawn.width;
  const { left, top, right, bottom } = drawn.seen;
  const seen = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
  return { state: 'cut', url: drawn.url, seen };
}

interface DrawnCutOut {
  url: string;
  /** Of the mask, in whose pixels `seen` counts. */
  width: number;
  seen: Bounds;
}

/** The picture with the mask as its transparency, cropped to what is seen; `width` and `seen` are those of the mask. */
async function drawCutOut(
  pictureUrl: string,
  maskUrl: string,
): Promise<{ bytes: Blob; width: number; seen: Bounds }> {
  const [picture, mask] = await Promise.all([loadImage(pictureUrl), loadImage(maskUrl)]);
  const size = { width: mask.naturalWidth, height: mask.naturalHeight };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas for the cut-out');
  context.drawImage(mask, 0, 0);
  const shares = context.getImageData(0, 0, size.width, size.height).data;
  context.drawImage(picture, 0, 0, size.width, size.height);
  const pixels = context.getImageData(0, 0, size.width, size.height);
  for (let at = 0; at < shares.length; at += 4)
    pixels.data[at + 3] = ((pixels.data[at + 3] ?? 0) * (shares[at] ?? 0)) / 255;
  context.putImageData(pixels, 0, 0);
  const seen = seenBounds(pixels.data, size);
  const cropped = new OffscreenCanvas(seen.right - seen.left, seen.bottom - seen.top);
  cropped.getContext('2d')?.drawImage(canvas, -seen.left, -seen.top);
  const bytes = await cropped.convertToBlob({ type: 'image/png' });
  return { bytes, width: size.width, seen };
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
