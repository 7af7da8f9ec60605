/** A place in a picture, in its pixels: the centre of the first pixel is at 0.5, 0.5. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A face that was found in a picture; everything is in the picture's own pixels. */
export interface Face {
  /** Around the face from brow to chin; may reach over the picture's edge. */
  box: Box;
  /** 0 to 1: how sure it is that this is a face. */
  score: number;
  /** 478 places of the face mesh; `landmarks.ts` names the ones that are used. The last ten are the irises. */
  points: Point[];
  /** Turn of the head in degrees; all are 0 for a face that looks straight at one. Roll is clockwise. */
  pose: { roll: number; yaw: number; pitch: number };
  /** How much fine detail it shows, comparable between faces of every size; see `sharpness.ts`. */
  sharpness: number;
}

/** Something that was found in a picture. */
export interface FoundObject {
  box: Box;
  /** 0 to 1. */
  score: number;
  /** What it is, one of the 80 words of COCO, for example `person`, `cup`, `dog`. */
  label: string;
}
