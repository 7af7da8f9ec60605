import { stroke } from '@inkreel/contract/tools/stroke.ts';
import { expect, test } from 'vitest';
import { drawingSamples, wordsOfSample } from './drawing-sample.ts';

test('each drawing comes with its prompt, in the reader’s language', () => {
  const [house, harbour] = drawingSamples(stroke, 'en');
  expect(house).toEqual({
    url: '/samples/stroke/house.webp',
    thumbnail: '/samples/stroke/house-320.webp',
    name: 'A girl with a red balloon beside a house',
    input: { prompt: 'A girl with a red balloon beside a house, picture book', freedom: 0 },
  });
  expect(harbour?.input).toEqual({ prompt: 'A sailing boat and a lighthouse', style: 'ukiyo_e', freedom: 0 });
  expect(drawingSamples(stroke, 'zh')[0]?.input['prompt']).toBe('拿着红气球的女孩站在房子旁边');
});

test('a drawing never replaces text that someone wrote', () => {
  const samples = drawingSamples(stroke, 'en');
  const [house, harbour] = samples;
  if (!house || !harbour) throw new Error('there are drawings');
  expect(wordsOfSample(harbour, { prompt: ' ' }, samples)).toBe(harbour.input);
  expect(wordsOfSample(harbour, { prompt: house.input['prompt'] }, samples)).toBe(harbour.input);
  expect(wordsOfSample(harbour, { prompt: 'My own cat' }, samples)).toEqual({});
});
