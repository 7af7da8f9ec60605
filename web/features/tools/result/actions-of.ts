import type { ResultActions } from '../../../runs/result-verbs.ts';
import type { FormValues } from '../form-values.ts';

/** The actions of a picture here, by the input of its run. */
export type ActionsOf = (input: FormValues) => ResultActions;
