import { accounts } from './en/accounts.ts';
import { errors } from './en/errors.ts';
import { everyPage } from './en/every-page.ts';
import { refusals } from './en/refusals.ts';
import { studio } from './en/studio.ts';
import type { MessageTree } from './messages.ts';

/** The texts that the server and tests read. A browser loads `every-page`, `studio` when it needs it, and the other errors when idle. */
export const en = { ...everyPage, ...studio, errors, accounts, refusals } satisfies MessageTree;
