import { expect, test } from 'vitest';
import { countByLines } from './count-by-lines.ts';

test('each line is a candidate, up to what a run may have', () => {
  expect(countByLines('in a boat\non the moon', '')).toEqual({ count: 2 });
  expect(countByLines('a\nb\nc\nd\ne\nf', 'a')).toEqual({ count: 4 });
  expect(countByLines('in a boat\n\n  \n', 'in a boat\non the moon')).toEqual({ count: 1 });
  expect(countByLines('', 'a\nb')).toEqual({ count: 1 });
});

test('a number that someone chose stays while they write on', () => {
  expect(countByLines('in a boat at dusk', 'in a boat')).toEqual({});
});
