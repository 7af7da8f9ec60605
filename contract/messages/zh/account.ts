import type { account as source } from '../en/account.ts';
import type { Translation } from '../messages.ts';

export const account: Translation<typeof source> = {};
