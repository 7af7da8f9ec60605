import { isSafeAddress } from '@inkreel/contract/documents/text-node.ts';
import { expect, it } from 'vitest';
import { creationAddress, isNamed, MENTION_QUERY, mentionName, PERSON } from './mentions.ts';

it.each([
  ['@', ''],
  ['See @Mi', 'Mi'],
  ['请@林', '林'],
  ['（＠林', '林'],
  ['"@Mina', 'Mina'],
])('opens at %s', (before, words) => {
  expect(MENTION_QUERY.exec(before)?.[1]).toBe(words);
});

it.each(['mina@example', 'a@', 'See @Mina and', '@@', 'no sign'])('does not open at %s', (before) => {
  expect(MENTION_QUERY.test(before)).toBe(false);
});

it('finds a name by the beginning of any word, and a Chinese one by any of its letters', () => {
  expect(['mi', 'FERR', '', 'rreira'].map((words) => isNamed('Mina Ferreira', words))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([isNamed('林小雨', '小'), isNamed('林小雨', '大')]).toEqual([true, false]);
});

it('names what was made by one short line, and finds it again by that', () => {
  const prompt = `A moon\nover ${'a quiet boat '.repeat(9)}`;
  expect(mentionName(prompt)).toBe('A moon over a quiet boat a quiet boat a quiet boat a quiet…');
  expect(mentionName('林'.repeat(61))).toBe(`${'林'.repeat(59)}…`);
  const address = new URL(creationAddress('https://a.test', '/my-creation', { id: 'r1', prompt }));
  expect([...address.searchParams]).toEqual([
    ['search', 'A moon'],
    ['open', 'r1'],
  ]);
  expect(creationAddress('https://a.test', '/my-creation', { id: 'r1', prompt: null })).toBe(
    'https://a.test/my-creation?open=r1',
  );
  expect(isSafeAddress(`${PERSON}1`)).toBe(true);
});
