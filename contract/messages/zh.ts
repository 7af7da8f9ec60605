import type { en } from './en.ts';
import type { Translation } from './messages.ts';
import { accounts } from './zh/accounts.ts';
import { errors } from './zh/errors.ts';
import { failures, help, transport } from './zh/failures.ts';
import { pages } from './zh/pages.ts';
import { pictures } from './zh/pictures.ts';
import { shell } from './zh/shell.ts';
import { signIn } from './zh/sign-in.ts';
import { tasks } from './zh/tasks.ts';
import { tools } from './zh/tools.ts';

export const zh: Translation<typeof en> = {
  pages,
  shell,
  signIn,
  accounts,
  errors,
  failures,
  help,
  transport,
  pictures,
  tasks,
  tools,
};
