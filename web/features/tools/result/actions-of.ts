import type { ResultActions } from '../../../runs/result-verbs.ts';
import type { FormValues } from '../form-values.ts';

/** What the verbs of a picture do here, by the input of its run. */
export type ActionsOf = (input: FormValues) => ResultActions;
