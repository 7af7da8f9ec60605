import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const paragraph = (text: string, ...more: object[]): Json =>
  ({ type: 'paragraph', content: [{ type: 'text', text }, ...more] }) as never;
const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });
const list = (...items: string[]): Json => ({ type: 'bulletList', content: items.map(item) }) as never;
const bold = (text: string) => ({ type: 'text', marks: [{ type: 'bold' }], text });

it('keeps the words of both where they are not the same', () => {
  const before = paragraph('The old kettle sings every morning.');
  const mine = paragraph('The copper kettle sings every morning.');
  const theirs = paragraph('The old kettle sings every morning, softly.');
  const both = paragraph('The copper kettle sings every morning, softly.');
  expect(mergeBlocks(before, mine, theirs)).toEqual(both);
  expect(mergeBlocks(before, theirs, mine)).toEqual(both);
});

it('merges Chinese by its characters', () => {
  expect(
    mergeBlocks(paragraph('旧水壶在唱歌。'), paragraph('老水壶在唱歌。'), paragraph('旧水壶在轻轻唱歌。')),
  ).toEqual(paragraph('老水壶在轻轻唱歌。'));
});

it('merges marks, links and items of lists', () => {
  const before = paragraph('Tea is good.');
  const mine = { type: 'paragraph', content: [bold('Tea'), { type: 'text', text: ' is good.' }] } as never;
  expect(mergeBlocks(before, mine, paragraph('Tea is good. Very.'))).toEqual({
    type: 'paragraph',
    content: [bold('Tea'), { type: 'text', text: ' is good. Very.' }],
  });
  expect(mergeBlocks(list('One', 'Two'), list('One!', 'Two'), list('One', 'Two', 'Three'))).toEqual(
    list('One!', 'Two', 'Three'),
  );
});

it('leaves to a person what both changed', () => {
  const before = paragraph('The old kettle sings.');
  expect(
    mergeBlocks(before, paragraph('The copper kettle sings.'), paragraph('The iron kettle sings.')),
  ).toBeUndefined();
});

it('keeps both where two write at one place, and where one goes on with a word beside which the other writes', () => {
  const before = paragraph('The old kettle sings.');
  const all = (mine: string, theirs: string) => mergeBlocks(before, paragraph(mine), paragraph(theirs));
  expect(all('The old kettle sings. Mine.', 'The old kettle sings. Theirs.')).toEqual(
    paragraph('The old kettle sings. Theirs.Mine.'),
  );
  expect(all('The old copper kettle sings.', 'The old iron kettle sings.')).toEqual(
    paragraph('The old iron copper kettle sings.'),
  );
  for (const [one, other] of [
    ['The old kettles sings.', 'The old kettle softly sings.'],
    ['The old kettle softly sings.', 'The old kettles sings.'],
  ] as const)
    expect(all(one, other)).toEqual(paragraph('The old kettles softly sings.'));
  expect(all('The very old kettle sings.', 'The oldest kettle sings.')).toEqual(
    paragraph('The very oldest kettle sings.'),
  );
  // What both have is not had twice.
  expect(all('The old kettle sings. Now', 'The old kettle sings. Now and then')).toEqual(
    paragraph('The old kettle sings. Now and then'),
  );
});

it('makes no block that is none: one made a heading of it, the other split its end off', () => {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Tea is.' }],
  } as never;
  const merged = mergeBlocks(paragraph('Tea is.'), heading, paragraph('Tea was.'));
  expect(merged).toEqual({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Tea was.' }],
  });
  expect(mergeBlocks(paragraph('a b'), { type: 'horizontalRule' }, paragraph('a c'))).toBeUndefined();
});

it('takes the version that alone was changed', () => {
  const [one, other] = [paragraph('One'), paragraph('Two')];
  expect(mergeBlocks(one, one, other)).toEqual(other);
  expect(mergeBlocks(one, other, one)).toEqual(other);
  expect(mergeBlocks(one, other, other)).toEqual(other);
});
