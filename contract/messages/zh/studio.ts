import { failures, help, transport } from './failures.ts';
import { formErrors } from './form-errors.ts';
import { pictures } from './pictures.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';

export const studio = { formErrors, failures, help, transport, pictures, tasks, tools };
