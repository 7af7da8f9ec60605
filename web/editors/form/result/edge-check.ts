import type { Place } from '@inkreel/contract/api/tasks.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { ResultActions } from '../../../runs/result-verbs.ts';
import { sourceProperty } from '../../kit/form-values.ts';
import type { Candidate } from '../candidates.ts';
import { edgeToCheck } from '../stages/cut-out/edge-to-check.ts';
import type { OnStage } from '../use-on-stage.ts';

/**
 * What a note about an edge leads to: the picture that the result was made from comes back to the stage with its inputs,
 * and its brush opens at the place.
 */
export function edgeCheckOf(
  tool: Tool,
  { run }: Candidate,
  { setView }: OnStage,
  { onReuse }: ResultActions,
): (place: Place) => void {
  return (place) => {
    const from = sourceProperty(tool);
    onReuse();
    setView('work');
    edgeToCheck.set({ pictureUrl: from === undefined ? '' : String(run.input[from]), place });
  };
}
