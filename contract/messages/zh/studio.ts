import { errors } from './errors.ts';
import { failures, help, transport } from './failures.ts';
import { pictures } from './pictures.ts';
import { tasks } from './tasks.ts';
import { tools } from './tools.ts';

export const studio = { errors, failures, help, transport, pictures, tasks, tools };
