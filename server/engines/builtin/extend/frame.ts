/** By how many pixels a picture grows on each side. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
