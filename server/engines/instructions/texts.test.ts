/** What people write to language models stays inside its quotation, in every template. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingOf } from '../../features/subtitles/fit-line.ts';
import { translationOf } from '../../features/subtitles/translation-of.ts';
import { numberLines, scriptWish, studioChat } from '../../features/text/instructions.ts';
import { assistInput } from '../../features/text/routes.ts';
import { readJson, scriptPrompt, TEXT_GUARD } from './texts.ts';

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

interface Told {
  instructions?: string | undefined;
  prompt: string;
}
const joined = ({ instructions = '', prompt }: Told) => `${instructions}\n${prompt}`;

/** Every template by the module that has it, with the same words wherever a person's words go. */
const TEMPLATES: Readonly<Record<string, Record<string, (said: string) => string>>> = {
  'engines/instructions/texts.ts': {
    'a script that is told apart': (words) => scriptPrompt(words, words),
  },
  'features/text/instructions.ts': {
    'a script that is wished for': (words) => scriptWish({ prompt: words, text: words, language: words }),
    'lines that are translated': (words) => numberLines([words, words, words]),
    'the chat of the studio': (words) => studioChat(TOOLS, { prompt: words, language: 'en' }),
  },
  'features/text/routes.ts': {
    'a prompt that is improved': (words) =>
      joined(assistInput({ kind: 'improve', text: words, tool_id: 'repaint' }, TOOLS)),
    'words to be spoken': (words) =>
      joined(assistInput({ kind: 'improve', text: words, tool_id: 'lip-sync' }, TOOLS)),
    'a prompt that is translated': (words) => joined(assistInput({ kind: 'translate', text: words }, TOOLS)),
  },
  'features/subtitles/translation-of.ts': {
    'lines of a video with a glossary': (words) =>
      joined(
        translationOf({
          lines: [{ text: words, seconds: 2 }, { text: words }],
          to: 'ja',
          glossary: [{ term: words, translation: words }],
          context: [words, words],
        }),
      ),
  },
  'features/subtitles/fit-line.ts': {
    'a spoken line that is made longer': (words) =>
      joined(fittingOf({ text: words, characters: 10_000, to: 'ja', original: words })),
  },
};
const ALL = Object.values(TEMPLATES).flatMap((each) => Object.entries(each));

test('every module that quotes users for a model, or calls one, is tested here', () => {
  const server = path.join(import.meta.dirname, '../..');
  const modules = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
    .filter((name) =>
      /\b(quoteText|askText|beginForCaller)\(/u.test(readFileSync(path.join(server, name), 'utf8')),
    );
  // They only pass their input on.
  const passing = ['features/text/ask-text.ts', 'features/subtitles/translate-lines.ts'];
  const own = modules.filter((name) => !passing.includes(name));
  expect(own.toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
});

/** The text outside the quotations; the guard names the marks too. */
const outsideOf = (told: string) =>
  told
    .replaceAll(TEXT_GUARD, '')
    .split(/<text>[^<>]*<\/text>/u)
    .join('|');

describe.each(ALL)('in %s', (_name, write) => {
  const plain = outsideOf(write('x'));
  test('the user’s words change nothing outside their quotation', () => {
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

test('a translated line stays one line, whatever its content', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), (lines) => {
      const told = numberLines(lines).slice('<text>'.length, -'</text>'.length).split('\n');
      expect(told.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, at) => at + 1));
    }),
  );
});

test('an answer is read as JSON, between fences too, and as null if it is not JSON', () => {
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
