/** Of a backdrop, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Called with the progress, 0 to 1; may throw to stop. */
export type ShareListener = (share: number) => void;
