import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';

const origin = 'https://inkreel.example';
const from = (referrer: string) => ({ referrer, origin });

test('a link fills in the prompt and its style, and starts nothing', () => {
  const search = '?prompt=a+boat&style=anime';
  expect(readArrival({ state: null, search }, from(`${origin}/`))).toEqual({
    link: { prompt: 'a boat', style: 'anime' },
  });
});

test('the form of the home page starts the run at the price it named', () => {
  const search = '?prompt=a+boat&start=20';
  expect(readArrival({ state: null, search }, from(`${origin}/zh`))).toEqual({
    input: { prompt: 'a boat' },
    start: { points: 20 },
  });
});

test.each(['', 'https://elsewhere.example/', 'https://inkreel.example.elsewhere.example/'])(
  'a link from "%s" cannot start a run',
  (referrer) => {
    const search = '?prompt=a+boat&start=20';
    expect(readArrival({ state: null, search }, from(referrer))).toEqual({ link: { prompt: 'a boat' } });
  },
);

test('the state of the previous page is taken as it is', () => {
  const state = { input: { prompt: 'a boat' }, start: { points: 20 } };
  expect(readArrival({ state, search: '?prompt=x' }, from(''))).toBe(state);
  expect(readArrival({ state: null, search: '' }, from(''))).toEqual({});
});
