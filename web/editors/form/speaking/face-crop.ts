import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import type { Rectangle } from '../../../canvas/core/grid/grid.ts';

/** Size of the frame around a face, in widths and heights of the face, and where in it the middle of the face is. */
const AROUND = { wide: 3.2, high: 3.4, down: 0.45 };
/** Kept free between the frame and another face, in widths of that one. */
const APART = 0.06;

/**
 * The part of a picture with one of the faces in it and none of the others: head and shoulders, as far as there is room.
 * @param faces in shares of the picture
 * @param size pixels of the picture
 */
export function cropToFace(faces: readonly Place[], chosen: Place, size: Size): Rectangle {
  const middleX = chosen.left + chosen.width / 2;
  const middleY = chosen.top + chosen.height / 2;
  let left = Math.max(0, middleX - (AROUND.wide / 2) * chosen.width);
  let right = Math.min(1, middleX + (AROUND.wide / 2) * chosen.width);
  let top = Math.max(0, middleY - AROUND.high * AROUND.down * chosen.height);
  let bottom = Math.min(1, middleY + AROUND.high * (1 - AROUND.down) * chosen.height);
  for (const face of faces) {
    if (face === chosen) continue;
    const [far, low] = [face.left + face.width, face.top + face.height];
    if (face.left >= right || far <= left || face.top >= bottom || low <= top) continue;
    // Moves the edge along the axis on which the two faces are further apart.
    const aside = Math.max(face.left - (chosen.left + chosen.width), chosen.left - far);
    const above = Math.max(face.top - (chosen.top + chosen.height), chosen.top - low);
    const room = APART * face.width;
    if (aside >= above) {
      if (face.left > chosen.left) right = Math.max(chosen.left + chosen.width, face.left - room);
      else left = Math.min(chosen.left, far + room);
    } else if (face.top > chosen.top) bottom = Math.max(chosen.top + chosen.height, face.top - room);
    else top = Math.min(chosen.top, low + room);
  }
  const [x, y] = [Math.floor(left * size.width), Math.floor(top * size.height)];
  return {
    x,
    y,
    width: Math.max(1, Math.floor(right * size.width) - x),
    height: Math.max(1, Math.floor(bottom * size.height) - y),
  };
}
