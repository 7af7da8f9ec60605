import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defineStatement } from './prepared.ts';

test('a defined statement has one text, and sends a value that is named twice only once', () => {
  const find = defineStatement<'id' | 'count'>(
    (value) =>
      sql`select ${value('id')}::uuid, ${value('count')}::int where ${value('id')}::uuid is not null`,
  );
  const text = 'select $1::uuid, $2::int where $1::uuid is not null';
  expect(find({ count: 3, id: 'a' })).toEqual({ text, values: ['a', '3'] });
  expect(find({ id: null, count: 0 })).toEqual({ text, values: [null, '0'] });
});

test('a value without a name is refused: it would keep its first value for ever', () => {
  const find = defineStatement<'id'>((value) => sql`select ${value('id')}, ${7}`);
  expect(() => find({ id: 'a' })).toThrow('a value has no name in: select $1, $1');
});
