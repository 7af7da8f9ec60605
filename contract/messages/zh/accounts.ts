import type { accounts as source } from '../en/accounts.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

export const accounts: Translation<typeof source> = {
  personalStudio: ({ name }) => spaced`${name}的工作室`,
};
