import { expect, test } from 'vitest';
import { readImageWords } from './image-words.ts';

const read = (text: string, count = 3) => [...readImageWords(text, count)];

test('each numbered paragraph is what its image shows, in English and Chinese', () => {
  expect(read('1. A fox.\n2. The fox runs.\n3. Night.')).toEqual([
    [0, 'A fox.'],
    [1, 'The fox runs.'],
    [2, 'Night.'],
  ]);
  expect(read('1、狐狸。\n２. no\n2：它跑了。')).toEqual([
    [0, '狐狸。 ２. no'],
    [1, '它跑了。'],
  ]);
});

test('a text that is still coming gives what is there of it', () => {
  expect(read('1')).toEqual([]);
  expect(read('1. ')).toEqual([]);
  expect(read('1. A fo')).toEqual([[0, 'A fo']]);
});

test('remarks before the first number, and numbers of no image, open nothing', () => {
  expect(read('Here you are:\n**1.** A fox\nby the sea.\n\n9. Boats.\n1. Again.', 2)).toEqual([
    [0, 'A fox by the sea. 9. Boats. 1. Again.'],
  ]);
  expect(read('A fox.')).toEqual([]);
});
