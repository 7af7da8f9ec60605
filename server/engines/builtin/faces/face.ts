/** A place in a picture, in its pixels: the centre of the first pixel is at 0.5, 0.5. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A detected face; coordinates are pixels of the picture. */
export interface Face {
  /** Bounds of the face from brow to chin; may exceed the picture. */
  box: Box;
  /** Confidence that this is a face, 0 to 1. */
  score: number;
  /** 478 places of the face mesh; `landmarks.ts` names the ones that are used. The last ten are the irises. */
  points: Point[];
  /**
   * Rotation of the head in degrees; all are 0 for a face that looks straight at the camera. Roll is
   * clockwise.
   */
  pose: { roll: number; yaw: number; pitch: number };
  /** Amount of fine detail, comparable between faces of every size; see `sharpness.ts`. */
  sharpness: number;
}

/** A detected object. */
export interface FoundObject {
  box: Box;
  /** 0 to 1. */
  score: number;
  /** One of the 80 classes of COCO, for example `person`, `cup`, `dog`. */
  label: string;
}
