import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runEnd } from './words.ts';

test('finds the same end of a run as a byte-by-byte search', () => {
  const bytes = fc
    .array(fc.tuple(fc.constantFrom(0, 1, 255), fc.integer({ min: 1, max: 13 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((runs) => Uint8Array.from(runs.flatMap(([value, length]) => new Array<number>(length).fill(value))));
  fc.assert(
    fc.property(bytes, fc.nat(), fc.nat(), (values, first, second) => {
      const tile = new Uint8Array(values.length + 4 - (values.length % 4));
      tile.set(values);
      const from = first % tile.length;
      const to = from + 1 + (second % (tile.length - from));
      let end = from;
      while (end < to && tile[end] === tile[from]) end += 1;
      expect(runEnd(tile, from, to)).toBe(end);
    }),
  );
});
