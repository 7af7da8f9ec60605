import { failures, help, transport } from './failures.ts';
import { formErrors } from './form-errors.ts';
import { pictures } from './pictures.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';

/**
 * Texts that are needed once a user does something: tools, runs, results and common errors. Other errors are
 * an area.
 */
export const studio = { formErrors, failures, help, transport, pictures, tasks, tools };
