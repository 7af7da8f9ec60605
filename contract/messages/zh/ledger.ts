import type { ledger as source } from '../en/ledger.ts';
import type { Translation } from '../messages.ts';

export const ledger: Translation<typeof source> = {};
