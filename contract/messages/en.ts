import { accounts } from './en/accounts.ts';
import { errors } from './en/errors.ts';
import { failures, help, transport } from './en/failures.ts';
import { pages } from './en/pages.ts';
import { pictures } from './en/pictures.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { tasks } from './en/tasks.ts';
import { tools } from './en/tools.ts';
import type { MessageTree } from './messages.ts';

export const en = {
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
} satisfies MessageTree;
