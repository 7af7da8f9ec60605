import type { Place } from '@inkreel/contract/api/tasks.ts';
import { createStore } from '../../../../lib/store.ts';

/** A part of a picture whose edge is to be checked: the stage of this picture opens its brush there. */
export interface EdgeToCheck {
  pictureUrl: string;
  place: Place;
}

/** The last request, by a note of a result or of the stage itself; each object is one request. */
export const edgeToCheck = createStore<EdgeToCheck | undefined>(undefined);

/** A place as a box in pixels of its picture. */
export function boxOfPlace({ left, top, width, height }: Place, picture: { width: number; height: number }) {
  return {
    x: left * picture.width,
    y: top * picture.height,
    width: width * picture.width,
    height: height * picture.height,
  };
}
