import type { en } from './en.ts';
import type { Translation } from './messages.ts';
import { accounts } from './zh/accounts.ts';
import { errors } from './zh/errors.ts';

export const zh: Translation<typeof en> = { accounts, errors };
