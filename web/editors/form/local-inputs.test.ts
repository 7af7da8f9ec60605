import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { shoe } from '@inkreel/contract/tools/shoe.ts';
import { expect, test } from 'vitest';
import { localAddresses, withAddresses } from './local-inputs.ts';

const BLOB = 'blob:http://localhost/1#cat.png';
const OTHER = 'blob:http://localhost/2#dog.png';
const KEPT = '/files/1/cat.png';

test('local pictures are found in single places and in lists, and nowhere else', () => {
  const [one, many] = shoe.fields.flatMap((field) => ('name' in field ? [field.name] : []));
  const values = { [one ?? '']: BLOB, [many ?? '']: [KEPT, OTHER], prompt: 'blob: is a word' };
  expect(localAddresses(shoe, values)).toEqual([BLOB, OTHER]);
  expect(localAddresses(aiObjectRemover, { image_url: KEPT })).toEqual([]);
});

test('each picture gets its other address, in its place; one without is left out, the rest stays', () => {
  const [one, many] = shoe.fields.flatMap((field) => ('name' in field ? [field.name] : []));
  const values = { [one ?? '']: BLOB, [many ?? '']: [OTHER, KEPT], seed: 7 };
  const moved = withAddresses(shoe, values, (local) => (local === BLOB ? '/files/2' : '/files/3'));
  expect(moved).toEqual({ [one ?? '']: '/files/2', [many ?? '']: ['/files/3', KEPT], seed: 7 });
  const gone = withAddresses(shoe, values, () => undefined);
  expect(gone).toEqual({ [one ?? '']: undefined, [many ?? '']: [KEPT], seed: 7 });
});
