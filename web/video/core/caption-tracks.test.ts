import { expect, test } from 'vitest';
import { captionTracks } from './caption-tracks.ts';

const lines = [
  { start: 0.2, end: 3.4, text: 'Lit & ready', translation: '已经点火' },
  { start: 3.4, end: 5.7, text: 'Off it goes', translation: '' },
];

test('the lines of a run are a track for each language, the original first', () => {
  expect(captionTracks('translate-subtitle', { lines })).toEqual([
    {
      field: 'text',
      vtt: 'WEBVTT\n\n00:00:00.200 --> 00:00:03.400\nLit &amp; ready\n\n00:00:03.400 --> 00:00:05.700\nOff it goes\n',
    },
    { field: 'translation', vtt: 'WEBVTT\n\n00:00:00.200 --> 00:00:03.400\n已经点火\n' },
  ]);
});

test('a language without words, invalid lines, and other tools have no track', () => {
  const [only, none] = captionTracks('translate-audio', {
    lines: [{ start: 0, end: 1, text: 'Hello' }, null],
  });
  expect([only?.field, none]).toEqual(['text', undefined]);
  expect(captionTracks('translate-subtitle', { lines: [{ text: 'no times' }] })).toEqual([]);
  expect(captionTracks('translate-subtitle', {})).toEqual([]);
  expect(captionTracks('lip-sync', { lines })).toEqual([]);
});
