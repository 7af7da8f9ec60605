import type { SketchStage, StepReporter } from './brief.ts';
import type { ProgressListener } from './request.ts';

/**
 * Start of each stage in the total progress, from 0 to 1; a renderer skips stages that it does not
 * have.
 */
const STAGES: Record<SketchStage, readonly [from: number, to: number]> = {
  reading: [0, 0.04],
  composing: [0.04, 0.15],
  shaping: [0.04, 0.3],
  drawing: [0.15, 0.55],
  shading: [0.3, 0.55],
  lighting: [0.55, 0.7],
  styling: [0.7, 0.93],
  saving: [0.93, 1],
};

/** Converts progress within stages to total progress, which never decreases. */
export function stageProgress(report: ProgressListener): StepReporter {
  let furthest = 0;
  return (stage, share) => {
    const [from, to] = STAGES[stage];
    furthest = Math.max(furthest, from + (to - from) * Math.min(1, Math.max(0, share)));
    report(stage, furthest);
  };
}
