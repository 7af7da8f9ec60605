import type { accounts as source } from '../en/accounts.ts';
import type { Translation } from '../messages.ts';

export const accounts: Translation<typeof source> = {
  personalStudio: ({ name }) => `${name} 的工作室`,
};
