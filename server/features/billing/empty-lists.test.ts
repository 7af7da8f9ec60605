import { expect, test } from 'vitest';
import { noDatabase } from '../../testing/no-database.ts';
import { findHoldStates } from './hold-states.ts';
import { findPointAccounts } from './point-accounts.ts';
import { findLines } from './receipts.ts';

test.each([
  ['the points of runs', findHoldStates],
  ['lines of the ledger', findLines],
  ['accounts of points', findPointAccounts],
])('%s cost no statement if there is nothing to look up', async (_what, find) => {
  expect(await find(noDatabase, [])).toEqual(new Map());
});
