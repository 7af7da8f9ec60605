import type { en } from './en.ts';
import type { Translation } from './messages.ts';
import { accounts } from './zh/accounts.ts';
import { errors } from './zh/errors.ts';
import { everyPage } from './zh/every-page.ts';
import { refusals } from './zh/refusals.ts';
import { studio } from './zh/studio.ts';

export const zh: Translation<typeof en> = { ...everyPage, ...studio, errors, accounts, refusals };
