import type { en } from './en.ts';
import type { Translation } from './messages.ts';
import { accounts } from './zh/accounts.ts';
import { creations } from './zh/creations.ts';
import { errors } from './zh/errors.ts';
import { pictures } from './zh/pictures.ts';
import { tasks } from './zh/tasks.ts';
import { tools } from './zh/tools.ts';

export const zh: Translation<typeof en> = { accounts, creations, errors, pictures, tasks, tools };
