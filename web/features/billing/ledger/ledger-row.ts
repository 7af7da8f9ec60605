import type { creditRecords, dailyCredits } from '@inkreel/contract/api/billing.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';

/** A line of the ledger. */
export type LedgerRow = OutputOf<typeof creditRecords>['items'][number];

/** Points of one day. */
export type Day = OutputOf<typeof dailyCredits>[number];
