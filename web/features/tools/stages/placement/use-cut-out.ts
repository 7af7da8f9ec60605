import { assistCutOut } from '@inkreel/contract/api/assists.ts';
import { useEffect, useState } from 'react';
import { seenBounds } from '../../../../canvas/core/layers/cut-out-place.ts';
import type { Bounds } from '../../../../canvas/core/layers/layer-document.ts';
import { call } from '../../../../lib/client.ts';
import { useSignedIn } from '../../../../lib/session.ts';
import type { StagePicture } from '../stage-props.ts';

export interface CutOutLook {
  /** `whole`: the picture is shown as it is, because no cut-out is to be had now. */
  state: 'cutting' | 'cut' | 'whole';
  /** Shows what `seen` holds. */
  url: string;
  /** Around what is seen, in pixels of the picture. */
  seen: Bounds;
}

/**
 * A quick look at the picture's cut-out, so that it can be placed before the run makes it at full size.
 * @param box what the person marked as the subject, as the run's input says it; undefined without one
 */
export function useCutOut(picture: StagePicture, box: unknown): CutOutLook {
  const signedIn = useSignedIn();
  const whole: Bounds = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const [look, setLook] = useState<CutOutLook>({ state: 'cutting', url: picture.url, seen: whole });
  const { url, width, height } = picture;
  const boxText = JSON.stringify(box);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const give = (given: CutOutLook) => !stop.signal.aborted && setLook(given);
    const cut = async () => {
      const base = { url, seen: { left: 0, top: 0, right: width, bottom: height } };
      if (!signedIn) return give({ ...base, state: 'whole' });
      try {
        const body = { image_url: url, ...(boxText ? { box: JSON.parse(boxText) as unknown } : {}) };
        const { mask } = await call(assistCutOut, { body, signal: stop.signal });
        const drawn = await drawCutOut(url, mask);
        const scale = width / drawn.width;
        const { left, top, right, bottom } = drawn.seen;
        made = URL.createObjectURL(drawn.bytes);
        const seen = { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
        give({ state: 'cut', url: made, seen });
      } catch {
        give({ ...base, state: 'whole' });
      }
    };
    void cut();
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [url, width, height, signedIn, boxText]);
  return look;
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
