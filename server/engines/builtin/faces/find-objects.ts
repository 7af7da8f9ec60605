import type { Picture } from '../pixels/picture.ts';
import { detectorInput } from './detector-input.ts';
import type { FoundObject } from './face.ts';
import { loadHuman, OBJECTS_ONLY } from './load-human.ts';

/** The detector's input, in pixels; it scales it to 512 itself. */
const SIDE = 512;

/**
 * The people, animals and objects of COCO's 80 classes in a picture, the most confident first. The boxes are rough
 * starting points, not outlines.
 */
export async function findObjects(picture: Picture): Promise<FoundObject[]> {
  const human = await loadHuman();
  const { width, height } = picture;
  const input = await detectorInput(human, picture, { x: 0, y: 0, width, height }, SIDE);
  try {
    const { object, error } = await human.detect(input.tensor, OBJECTS_ONLY);
    if (error) throw new Error(`objects: ${error}`);
    return object
      .map(({ box, score, label }) => {
        const start = input.toPicture(box[0], box[1]);
        const end = input.toPicture(box[0] + box[2], box[1] + box[3]);
        const x = clamp(start.x, width);
        const y = clamp(start.y, height);
        return {
          box: { x, y, width: clamp(end.x, width) - x, height: clamp(end.y, height) - y },
          score,
          label,
        };
      })
      .toSorted((a, b) => b.score - a.score);
  } finally {
    human.tf.dispose(input.tensor);
  }
}

const clamp = (value: number, limit: number) => Math.max(0, Math.min(limit, value));
