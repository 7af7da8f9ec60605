import { fieldProblems as en } from '../en/field-problems.ts';
import { fieldProblems as zh } from '../zh/field-problems.ts';

/** Problems of fields, in answers to requests that were refused. */
export const fieldProblemTexts = { en, zh };
