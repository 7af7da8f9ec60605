import { expect, test } from 'vitest';
import { createRouting } from '../../engines/routing.ts';
import { noDatabase } from '../../testing/no-database.ts';
import { recordDerivations } from './record-derivations.ts';
import { findSeenResults } from './results/find-results.ts';
import { loadOutputs } from './run-outputs.ts';
import { loadTaskRecords } from './task-records.ts';

const routing = createRouting({}, () => new Date());
const person = { userId: '', organisationId: '', role: 'member' } as const;

test.each([
  ['runs', () => loadTaskRecords({ db: noDatabase, routing }, []), []],
  ['texts of runs', () => loadOutputs(noDatabase, [], 'whole'), new Map()],
  ['results', () => findSeenResults(noDatabase, person, []), []],
  ['files of an input', () => recordDerivations(noDatabase, 'a result', { prompt: 'a cat' }), undefined],
])('%s cost no statement if there is nothing to look up', async (_what, find, nothing) => {
  expect(await find()).toEqual(nothing);
});
