/** Sizes, points and boxes. The unit is given where they are used. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}
