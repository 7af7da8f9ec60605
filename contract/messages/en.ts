import { accounts } from './en/accounts.ts';
import { errors } from './en/errors.ts';
import type { MessageTree } from './messages.ts';

export const en = { accounts, errors } satisfies MessageTree;
