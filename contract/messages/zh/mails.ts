import type { mails as source } from '../en/mails.ts';
import type { Translation } from '../messages.ts';

export const mails: Translation<typeof source> = {};
