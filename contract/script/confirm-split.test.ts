import { describe, expect, it } from 'vitest';
import { confirmSplit, guessesOf, NOTHING_SAID } from './confirm-split.ts';
import { outlineOf } from './outline.ts';
import { splitScript } from './split-script.ts';

const split = splitScript(
  '“Is it far?” asked Anna.\n\n“An hour,” said the old man.\n\n“On foot?”\n\n* * *\n\n“Yes,” said Theo.\n',
);
const names = ({ speakers }: ReturnType<typeof splitScript>) =>
  speakers.map(({ name, lines, aliases }) => [name, lines, aliases]);

describe('confirming a split script', () => {
  it('changes nothing where nothing was said', () => {
    expect(names(confirmSplit(split, NOTHING_SAID))).toEqual([
      ['Anna', 2, []],
      ['the old man', 1, []],
      ['Theo', 1, []],
    ]);
  });

  it('makes two speakers one by giving them one name', () => {
    expect(names(confirmSplit(split, { ...NOTHING_SAID, names: { 'the old man': 'Theo' } }))).toEqual([
      ['Anna', 2, []],
      ['Theo', 2, ['the old man']],
    ]);
  });

  it('takes the word of a person over a guess', () => {
    const [guess] = guessesOf(split);
    const confirmed = confirmSplit(split, { ...NOTHING_SAID, said: { [guess?.from ?? 0]: 'Theo' } });
    expect([guess?.text, guessesOf(confirmed)]).toEqual(['On foot?', []]);
    expect(names(confirmed)[0]).toEqual(['Theo', 2, []]);
  });

  it('joins a scene with the one before', () => {
    const [, second] = split.scenes;
    expect(confirmSplit(split, { ...NOTHING_SAID, joined: [second?.from ?? 0] }).scenes).toHaveLength(1);
  });
});

it.each(['en', 'zh'] as const)('makes an outline of five scenes with blanks in %s', (language) => {
  const { scenes } = splitScript(outlineOf('Two foxes run a lighthouse.', language), language);
  expect(scenes).toHaveLength(5);
  expect(scenes.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'dialogue')).toHaveLength(5);
});
