import type { Quality } from '@inkreel/contract/pricing.ts';

/** One frame as a run would make it. Boxes in shares of the frame. */
export interface FramePreview {
  /** Seconds. */
  at: number;
  quality: Quality;
  crop: { left: number; top: number; width: number; height: number };
  before: string;
  after: string;
  /** Share of the frame that was removed. */
  removed: number;
  sources: { neighbours: number; inpainted: number };
  /** How long it took, in seconds. */
  took: number;
}
