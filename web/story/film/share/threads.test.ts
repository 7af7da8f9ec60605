import type { FilmComment } from '@inkreel/contract/api/film-shares.ts';
import { expect, test } from 'vitest';
import { threadsOf } from './threads.ts';

const said = (id: string, at: number, reply_to: string | null = null) =>
  ({ id, at, reply_to }) as FilmComment;

test('threads stand in the order of the film, with their replies from the oldest', () => {
  const threads = threadsOf([
    said('5', 100, '2'),
    said('4', 100, '2'),
    said('3', 100),
    said('2', 100),
    said('1', 900),
    said('6', 900, 'gone'),
  ]);
  expect(threads.map(({ first, replies }) => [first.id, replies.map(({ id }) => id)])).toEqual([
    ['2', ['4', '5']],
    ['3', []],
    ['1', []],
  ]);
});
