import { failures, help, transport } from './failures.ts';
import { formErrors } from './form-errors.ts';
import { pictures } from './pictures.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';

/** What is read once something is done: tools, runs, results, and what can fail. Other errors are an area. */
export const studio = { formErrors, failures, help, transport, pictures, tasks, tools };
