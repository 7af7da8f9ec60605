import { expect, it } from 'vitest';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { messagesFor } from './ask.ts';
import { placesAgainst } from './house.ts';
import { rulesInWords } from './rules.ts';

const paragraph = (id: string | null, text: string) =>
  TEXT_SCHEMA.node('paragraph', { id }, [TEXT_SCHEMA.text(text)]);
const code = TEXT_SCHEMA.node('codeBlock', { id: 'c' }, [TEXT_SCHEMA.text('leverage()')]);
const list = TEXT_SCHEMA.node('bulletList', { id: 'b' }, [
  TEXT_SCHEMA.node('listItem', null, [paragraph(null, '我们赋能用户，赋能自己。')]),
]);
const doc = TEXT_SCHEMA.node('doc', null, [
  paragraph('a', 'We leverage it. Leveraged? LEVERAGE (C++).'),
  list,
  code,
  paragraph('d', 'Nothing here.'),
]);
const rules = {
  tone: 'Short.',
  words: [
    { avoid: 'leverage', use: 'use' },
    { avoid: '赋能', use: '' },
    { avoid: 'C++', use: 'Rust' },
  ],
  commands: [],
};

it('counts the words that are not to be used, whole and in any case, and not in code', () => {
  const { count, passages } = placesAgainst(doc, rules);
  expect(count).toBe(5);
  expect(passages.map(({ part, from, to, text }) => [part, doc.textBetween(from, to) === text])).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(placesAgainst(doc, { ...rules, words: [] })).toEqual({ count: 0, passages: [] });
});

it('takes as many lines as one call takes, and counts the others too', () => {
  const lines = Array.from({ length: 10 }, (_, at) => paragraph(`p${at}`, `leverage ${'word '.repeat(200)}`));
  const { count, passages } = placesAgainst(TEXT_SCHEMA.node('doc', null, lines), rules);
  expect([count, passages.length]).toEqual([10, 5]);
});

it('tells the model the rules with each request', () => {
  const said =
    'Tone of the house: Short. Words of the house: “use”, never “leverage”; never “赋能”; “Rust”, never “C++”.';
  expect(rulesInWords(rules)).toBe(said);
  const [system] = messagesFor({ name: 'List', prompt: 'Make a list.' }, [{ text: 'One' }], rules);
  expect(system?.content).toContain(`Make a list. ${said}`);
  expect(messagesFor('shorten', [{ text: 'One' }])[0]?.content).not.toContain('house');
});
