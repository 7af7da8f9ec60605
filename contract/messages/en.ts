import { accounts } from './en/accounts.ts';
import { creations } from './en/creations.ts';
import { errors } from './en/errors.ts';
import { pictures } from './en/pictures.ts';
import { tasks } from './en/tasks.ts';
import { tools } from './en/tools.ts';
import type { MessageTree } from './messages.ts';

export const en = { accounts, creations, errors, pictures, tasks, tools } satisfies MessageTree;
