/** Of a backdrop, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Told how much is done, 0 to 1; may throw to stop the work. */
export type ShareListener = (share: number) => void;
