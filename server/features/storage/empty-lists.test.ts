import { expect, test } from 'vitest';
import { noDatabase } from '../../testing/no-database.ts';
import { findFiles, findFilesByKey } from './find-files.ts';
import { findUsedBytes } from './quota/used-bytes.ts';
import { findSeenFiles } from './seen-files.ts';
import { deleteFileRows, findLeftOvers } from './store.ts';

const person = { userId: '', organisationId: '', role: 'member' } as const;

test.each([
  ['files by id', () => findFiles(noDatabase, []), new Map()],
  ['files by key', () => findFilesByKey(noDatabase, []), []],
  ['files that a person sees', () => findSeenFiles(noDatabase, person, []), []],
  ['deleting files', () => deleteFileRows(noDatabase, []), []],
  ['files that nothing holds', () => findLeftOvers(noDatabase, []), []],
  ['bytes of organisations', () => findUsedBytes(noDatabase, []), new Map()],
])('%s: no statement if there is nothing to look up', async (_what, find, nothing) => {
  expect(await find()).toEqual(nothing);
});
