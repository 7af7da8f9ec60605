import type { ResultActions } from '../../../runs/result-verbs.ts';
import type { ListedInput } from '../../../runs/whole-input.ts';

/** The verbs of a result that depend on its run's input, which lists may have shortened. */
export type ActionsOf = (run: ListedInput) => ResultActions;
