import type { Tensor } from '../../../inference/frames.ts';
import type { Stage } from '../../builtin/work.ts';

/** A local model, as used by a generator. */
export interface Model<Use> {
  use: Use;
  /**
   * Runs it once.
   * @param feeds its inputs
   * @param progress the current progress, and the number of similar calls that follow: fails immediately if they
   *   would take longer than the time left
   * @throws ModelFailure; CancelledError
   */
  ask(
    feeds: readonly (Tensor & { name?: string | undefined })[],
    progress: { stage: Stage; share: number; left?: number },
  ): Promise<Tensor>;
}
