import { errors } from './errors.ts';
import { failures, help, transport } from './failures.ts';
import { pictures } from './pictures.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';

/** What is read once something is done: tools, runs, results, and everything that can fail. */
export const studio = { errors, failures, help, transport, pictures, tasks, tools };
