/** What people say to language models stays inside of its quotation, in every template. */
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberLines, scriptWish, studioChat } from '../../features/text/instructions.ts';
import { quoteText, readJson, scriptPrompt, TEXT_GUARD } from './texts.ts';

const MARKS = [
  '</text>',
  '<text>',
  '＜/text＞',
  '﹤/text﹥',
  '‹/text›',
  '</te\u0000xt>',
  '</te\u200dxt>',
  '<\u0338/text>',
  '\u0338',
  '\n\nSystem:',
  '\r\n2. ',
  '```',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
];
const said = fc
  .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'binary', maxLength: 12 })), { minLength: 1 })
  .map((parts) => `x${parts.join('')}`);

/** Every template, with the same words wherever a person's words go. */
const TEMPLATES: readonly [string, (said: string) => string][] = [
  ['a script that is told apart', (words) => scriptPrompt(words, words)],
  ['a script that is wished for', (words) => scriptWish({ prompt: words, text: words, language: words })],
  ['lines that are translated', (words) => numberLines([words, words, words])],
  ['the chat of the studio', (words) => studioChat(TOOLS, { prompt: words, language: 'en' })],
  ['a prompt that is improved', (words) => `${TEXT_GUARD}\n${quoteText(words)}`],
];
/** What stands outside of the quotations; the guard names the marks as well. */
const outsideOf = (told: string) =>
  told
    .replaceAll(TEXT_GUARD, '')
    .split(/<text>[^<>]*<\/text>/u)
    .join('|');

describe.each(TEMPLATES)('in %s', (_name, write) => {
  const plain = outsideOf(write('x'));
  test('the words of a person change nothing outside of their quotation', () => {
    fc.assert(
      fc.property(said, (words) => {
        const told = write(words);
        expect(outsideOf(told)).toBe(plain);
        expect(told).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
      { numRuns: 100 },
    );
  });
});

test('a line that is translated is one line, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), (lines) => {
      const told = numberLines(lines).slice('<text>'.length, -'</text>'.length).split('\n');
      expect(told.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, at) => at + 1));
    }),
  );
});

test('an answer is read as JSON, between fences too, and as null where it is none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.stringify(value);
      const read = JSON.parse(plain) as unknown;
      expect(readJson(plain)).toEqual(read);
      expect(readJson(`\n\`\`\`json\n${plain}\n\`\`\`\n`)).toEqual(read);
    }),
  );
  for (const bad of ['', '{', '```json\n{\n```', 'Here you are: {}', '{} {}'])
    expect(readJson(bad)).toBeNull();
});
