import { expect, test } from 'vitest';
import { readTranslations } from './read-translations.ts';

const LINES = ['Open the gate.', 'Who is there?', 'A friend.', 'Come in.'];
const read = (
  answer: string,
  options: { lines?: string[]; glossary?: { term: string; translation: string }[]; isCut?: boolean } = {},
) =>
  readTranslations(
    answer,
    { lines: options.lines ?? LINES, glossary: options.glossary ?? [] },
    options.isCut,
  );
const WHOLE = ['开门。', '谁？', '朋友。', '进来。'];
const anchored = ['1. [Open] 开门。', '2. [Who] 谁？', '3. [A friend] 朋友。', '4. [Come] 进来。'];

test.each<[string, string, (string | undefined)[]]>([
  ['as it was asked for', anchored.join('\n'), WHOLE],
  [
    'without the beginnings',
    '1. 开门。\n2. 谁？\n3. 朋友。\n4. 进来。',
    [undefined, undefined, undefined, undefined],
  ],
  [
    'with as many lines, but shifted, and no beginnings',
    '1. 开门。谁？\n2. 朋友。\n3. 进来。\n4. 快。',
    [undefined, undefined, undefined, undefined],
  ],
  ['without one beginning', anchored.join('\n').replace('[Who] ', ''), WHOLE],
  ['with one beginning translated', anchored.join('\n').replace('[A friend]', '[朋友]'), WHOLE],
  [
    'without two beginnings in a row',
    anchored.join('\n').replace('[Who] ', '').replace('[A friend] ', ''),
    [undefined, undefined, undefined, '进来。'],
  ],
  ['in another order', anchored.toReversed().join('\n'), WHOLE],
  ['with remarks around it', `Here you are:\n\n${anchored.join('\n')}\n\nNote: line 3 is informal.`, WHOLE],
  ['with one left out', anchored.toSpliced(1, 1).join('\n'), [undefined, undefined, '朋友。', '进来。']],
  [
    'with one left out and the rest renumbered',
    '1. [Open] 开门。\n2. [A friend] 朋友。\n3. [Come] 进来。',
    [undefined, undefined, undefined, undefined],
  ],
  [
    'with one left out and no beginnings',
    '1. 开门。\n2. 朋友。\n3. 进来。',
    [undefined, undefined, undefined, undefined],
  ],
  [
    'with as many lines, but shifted',
    '1. [Open] 开门。谁？\n2. [A friend] 朋友。\n3. [Come] 进来。\n4. [Come] 快。',
    [undefined, undefined, undefined, '快。'],
  ],
  ['with one twice', `${anchored.join('\n')}\n2. [Who] 是谁？`, ['开门。', undefined, '朋友。', '进来。']],
  ['with one twice, alike', `${anchored.join('\n')}\n${anchored[1]}`, WHOLE],
  [
    'with one in two rows',
    anchored.join('\n').replace('谁？', '谁\n在那里？'),
    [undefined, undefined, '朋友。', '进来。'],
  ],
  [
    'with one that is empty',
    anchored.join('\n').replace('朋友。', ''),
    ['开门。', undefined, undefined, '进来。'],
  ],
  ['with marks for looks', anchored.join('\n').replace('谁？', '<i>{\\b1}**谁？**</i>'), WHOLE],
  ['with counts', anchored.join('\n').replace('谁？', '(18) 谁？'), WHOLE],
  ['with more lines than there are', `${anchored.join('\n')}\n5. [And] 再见`, WHOLE],
  [
    'with a line that obeys what was said',
    anchored.join('\n').replace('朋友。', 'HACKED '.repeat(40)),
    ['开门。', '谁？', undefined, '进来。'],
  ],
  ['as JSON', '[{"id":1,"text":"开门。"},{"id":2,"te', [undefined, undefined, undefined, undefined]],
  ['as nothing', '', [undefined, undefined, undefined, undefined]],
])('reads an answer %s', (_, answer, expected) => {
  expect(read(answer)).toEqual(expected);
});

test('the last line of a truncated answer is not accepted', () => {
  expect(read('1. [Open] 开门。\n2. [Who] 谁', { isCut: true })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a line without the term of the glossary is not accepted; a part of a word is not a term', () => {
  const glossary = [{ term: 'art', translation: '艺术' }];
  const lines = ['This is art.', 'This is a part.'];
  const answer = '1. [This is art] 这是美术。\n2. [This is a] 这是部分。';
  expect(read(answer, { lines, glossary })).toEqual([undefined, '这是部分。']);
  expect(read(answer.replace('美术', '艺术'), { lines, glossary })).toEqual(['这是艺术。', '这是部分。']);
});

test('a single line need not repeat the beginning', () => {
  expect(read('1. 谁？', { lines: ['Who is there?'] })).toEqual(['谁？']);
});
