import { useEffect, useState } from 'react';

/** Pictures are compared at this size, in pixels: outliers do not depend on detail. */
const SIDE = 24;

/** How much two pictures of this site differ, 0 to 1: the mean of the differences of their channels, over grey. */
async function differenceOf(before: string, after: string): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / (one.length * 255);
}

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gave no canvas');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** The differences of pairs of pictures, by key, as far as they are known. */
export function useDifferences(
  pairs: readonly { key: string; before: string; after: string }[],
): ReadonlyMap<string, number> {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const text = JSON.stringify(pairs.filter(({ key }) => !known.has(key)));
  useEffect(() => {
    let alive = true;
    for (const { key, before, after } of JSON.parse(text) as typeof pairs)
      differenceOf(before, after)
        // Unreadable pictures are left out.
        .catch(() => undefined)
        .then((difference) => {
          if (alive && difference !== undefined) setKnown((map) => new Map(map).set(key, difference));
        });
    return () => {
      alive = false;
    };
  }, [text]);
  return known;
}
