/** Plain lengths of whatever has a width, a height and a place. The unit is said where they are used. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}
