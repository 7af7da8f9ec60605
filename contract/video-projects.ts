/** How steps of a project of one clip are paid (decisions, Video projects): pure, asked by browser and server. */

/** Tools whose runs may be steps of a project. */
export const PROJECT_TOOLS = ['translate-subtitle', 'translate-audio'] as const;
export type ProjectTool = (typeof PROJECT_TOOLS)[number];

export const isProjectTool = (id: string): id is ProjectTool => PROJECT_TOOLS.some((tool) => tool === id);

/** Videos that one price pays for. */
export const PROJECT_VIDEOS = 10;

/** A step that was started before, with what became of its points. */
export interface PaidStep {
  taskId: string;
  /** The run whose points pay for it. */
  paidBy: string;
  makesVideo: boolean;
  /** `held` until its run ends, `settled` where it was delivered; what returned its points was not. */
  state: string;
}

/** Who pays for a step: an earlier one, the step itself, or nobody knows yet since the first one goes on. */
export type Payment = { by: string; videosLeft: number } | 'itself' | 'unknown';

/**
 * Who pays for the next step of a clip.
 * @param steps of this clip and this tool, oldest first
 */
export function paymentOf(steps: readonly PaidStep[], makesVideo: boolean): Payment {
  const payers = steps.filter(({ taskId, paidBy }) => taskId === paidBy);
  for (const { taskId } of payers.filter(({ state }) => state === 'settled').toReversed()) {
    const videosLeft = PROJECT_VIDEOS - videosOf(steps, taskId);
    if (!makesVideo || videosLeft > 0) return { by: taskId, videosLeft };
  }
  return payers.some(({ state }) => state === 'held') ? 'unknown' : 'itself';
}

const videosOf = (steps: readonly PaidStep[], payer: string): number =>
  steps.filter(
    ({ paidBy, makesVideo, state }) =>
      paidBy === payer && makesVideo && (state === 'held' || state === 'settled'),
  ).length;
