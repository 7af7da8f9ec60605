import type { Plane } from '../pixels/picture.ts';
import { type Part, resamplePart } from '../pixels/resample.ts';
import { rangeAround } from './range.ts';

const PASSES = 2;

/**
 * Enlarges a part so that reducing the result gives the source again: plain interpolation loses a little of
 * every edge; the loss is measured and added back, twice. Ringing next to strong edges is removed.
 *
 * @param done is called between the passes; may throw to stop
 */
export function enlargeFaithfully(source: Plane, from: Part, to: Part, done: () => void): Plane {
  const result = resamplePart(source, from, to);
  done();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const lost = resamplePart(result, to, from);
    done();
    for (let at = 0; at < lost.data.length; at += 1)
      lost.data[at] = (source.data[at] as number) - (lost.data[at] as number);
    const back = resamplePart(lost, from, to).data;
    done();
    for (let at = 0; at < back.length; at += 1)
      result.data[at] = (result.data[at] as number) + (back[at] as number);
    done();
  }
  limitRinging(result, to, source, from, done);
  return result;
}

/** How far a result may exceed the source pixels around it, as a share of their range. */
const SLACK = 0.12;

/** Removes the ringing of interpolation next to strong edges, by the narrow range of flat surroundings. */
function limitRinging(result: Plane, to: Part, source: Plane, from: Part, done: () => void): void {
  const stepX = from.whole.width / to.whole.width;
  const stepY = from.whole.height / to.whole.height;
  const [low, high] = rangeAround(source, 1, done);
  for (let y = 0, at = 0; y < result.height; y += 1) {
    const row = Math.min(source.height - 1, Math.max(0, Math.floor((to.top + y + 0.5) * stepY) - from.top));
    for (let x = 0; x < result.width; x += 1, at += 1) {
      const column = Math.min(
        source.width - 1,
        Math.max(0, Math.floor((to.left + x + 0.5) * stepX) - from.left),
      );
      const near = row * source.width + column;
      const least = low[near] as number;
      const most = high[near] as number;
      const slack = (most - least) * SLACK + 1;
      const value = result.data[at] as number;
      if (value < least - slack) result.data[at] = least - slack;
      else if (value > most + slack) result.data[at] = most + slack;
    }
  }
}
