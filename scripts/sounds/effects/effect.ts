import type { Stereo } from '../play-score.ts';

export interface Effect {
  id: string;
  /** Whether its end leads to its beginning. */
  loops?: boolean;
  make: () => Stereo;
}
