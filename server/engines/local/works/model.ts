import type { Tensor } from '../../../inference/frames.ts';
import type { Stage } from '../../builtin/work.ts';

/** A local model, as used by the work. */
export interface Model<Use> {
  use: Use;
  /**
   * Runs it once.
   * @param feeds its inputs
   * @param progress how far the work is meanwhile, and how many questions like this one follow: where they would take
   *   longer than there is time, that is said at once
   * @throws ModelFailure; CancelledError
   */
  ask(
    feeds: readonly (Tensor & { name?: string | undefined })[],
    progress: { stage: Stage; share: number; left?: number },
  ): Promise<Tensor>;
}
