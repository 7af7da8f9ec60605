import type { Box, Face, Point } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { takeRegion } from '../portraits/region.ts';

export type PortraitFrame = '1:1' | '3:4';

/** Width of the picture in face widths, and the vertical position of the face in it, from above. */
const FRAMES = {
  '1:1': { ratio: 1, wide: 2.9, face: 0.44 },
  '3:4': { ratio: 3 / 4, wide: 2.6, face: 0.4 },
} as const;
/** Of the shorter side of the film, in pixels. */
const SIDE = { least: 512, most: 720 };

/** A part of a picture, scaled to the size of the film, and the points of a face in it. */
export interface FramedPortrait {
  picture: Picture;
  points: Point[];
}

/** The shown part of a picture around the face, in whole pixels within the picture. */
function frameAround(picture: { width: number; height: number }, face: Face, frame: PortraitFrame): Box {
  const { ratio, wide, face: down } = FRAMES[frame];
  const { unit, at } = faceFrame(face);
  const width = Math.floor(Math.min(wide * unit, picture.width, picture.height * ratio));
  const height = Math.min(picture.height, Math.round(width / ratio));
  const middle = at(0, 0.05);
  const within = (from: number, length: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - length, from)));
  return {
    x: within(middle.x - width / 2, width, picture.width),
    y: within(middle.y - height * down, height, picture.height),
    width,
    height,
  };
}

/** The portrait as the film shows it: even sides, the shorter one of 512 to 720 pixels. */
export function framePortrait(picture: Picture, face: Face, frame: PortraitFrame): FramedPortrait {
  const box = frameAround(picture, face, frame);
  const part = takeRegion(picture, box).picture;
  const shorter = Math.max(SIDE.least, Math.min(SIDE.most, Math.min(box.width, box.height)));
  const scale = shorter / Math.min(box.width, box.height);
  const even = (side: number) => 2 * Math.round((side * scale) / 2);
  const size = { width: even(box.width), height: even(box.height) };
  const [fx, fy] = [size.width / box.width, size.height / box.height];
  return {
    picture: resamplePicture(part, size),
    points: face.points.map(({ x, y }) => ({ x: (x - box.x) * fx, y: (y - box.y) * fy })),
  };
}
