import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { splitScript } from '@inkreel/contract/script/split-script.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { caretAfter, shiftedCaret } from './caret-after.ts';
import { fountainOf, plainTextOf } from './export-script.ts';
import { castOf, lengthOf, scenesIn } from './script.ts';
import { docxOf } from './script-docx.ts';
import { createWordSteps } from './word-steps.ts';

const part = (id: string, kind: string, parent: string | null, index: string, more = {}): Part =>
  ({ id, kind, parent, index, ...more }) as Part;
const partsOf = (...parts: Part[]): Parts => new Map(parts.map((each) => [each.id, each]));
const STORY = partsOf(
  part('s1', 'scene', null, 'a0', { heading: 'EXT. BEACH - DUSK' }),
  part('a', 'line', 's1', 'a0', { type: 'action', text: 'The sun is up.\n\nMina sits.' }),
  part('b', 'line', 's1', 'a1', { type: 'speech', speaker: 'MINA', text: 'Too early.' }),
  part('c', 'line', 's1', 'a2', { type: 'aside', speaker: 'MINA', text: 'to herself' }),
  part('c2', 'line', 's1', 'a25', { type: 'aside', role: 'theo', text: '(looks up)' }),
  part('d', 'line', 's1', 'a3', { type: 'speech', role: 'theo', speaker: 'Old man', text: 'Ah.' }),
  part('d2', 'line', 's1', 'a4', { type: 'speech', speaker: 'MINA', text: 'So?' }),
  part('s2', 'scene', null, 'a1', { heading: 'The moon' }),
  part('e', 'line', 's2', 'a0', { type: 'action', text: 'DARKNESS.' }),
  part('f', 'line', 's2', 'a1', { type: 'transition', text: 'FADE TO:' }),
  part('g', 'line', 's2', 'a2', { type: 'transition', text: '淡出' }),
);
const ROLES = new Map([['theo', '西奥']]);

it('writes Fountain that its readers take for the same script', () => {
  const text = fountainOf('Mina looks', scenesIn(STORY), ROLES);
  expect(text).toBe(
    [
      'Title: Mina looks',
      'EXT. BEACH - DUSK',
      'The sun is up.\nMina sits.',
      'MINA\nToo early.\n(to herself)',
      '@西奥\n(looks up)\nAh.',
      'MINA\nSo?',
      '.The moon',
      '!DARKNESS.',
      'FADE TO:',
      '> 淡出\n',
    ].join('\n\n'),
  );
  const { scenes } = splitScript(text, undefined, 'fountain');
  expect(scenes.map(({ heading }) => heading)).toEqual(['EXT. BEACH - DUSK', 'The moon']);
  expect(scenes[0]?.parts.map(({ kind, speaker }) => [kind, speaker])).toEqual([
    ['action', undefined],
    ['dialogue', 'Mina'],
    ['parenthetical', 'Mina'],
    ['parenthetical', '西奥'],
    ['dialogue', '西奥'],
    ['dialogue', 'Mina'],
  ]);
});

it('writes plain text by name and line', () => {
  const text = plainTextOf('Mina looks', scenesIn(STORY), ROLES, 'en');
  expect(text).toContain('\n\nEXT. BEACH - DUSK\n\n');
  expect(text).toContain('\n\nMINA: Too early.');
  expect(text).toContain('\n\n西奥: (looks up) Ah.\n\n');
});

it('writes a Word file whose text is the script, names of markup and control characters included', () => {
  const bytes = docxOf('A <b> & c', [
    { kind: 'cue', text: '<script>' },
    { kind: 'speech', text: 'One\u0000\nTwo & three' },
  ]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  const xml = strFromU8(files['word/document.xml']!);
  expect([...xml.matchAll(/<w:t[^>]*>([^<]*)</gu)].map(([, words]) => words)).toEqual([
    'A &lt;b&gt; &amp; c',
    '&lt;script&gt;',
    'One',
    'Two &amp; three',
  ]);
});

it('counts words, each Chinese character as one, and who speaks how often', () => {
  expect(lengthOf(["It's late, Mina.", '太阳落山了。']).words).toBe(8);
  expect(lengthOf(['one two three four five']).seconds).toBe(2);
  expect(castOf(scenesIn(STORY), ROLES)).toEqual([
    { name: 'MINA', lines: 2 },
    { name: '西奥', role: 'theo', lines: 1 },
  ]);
});

it('keeps the caret in its place while the text around it changes', () => {
  expect(shiftedCaret('Hello world', 'Hello big world', 11)).toBe(15);
  expect(shiftedCaret('Hello world', 'Hello big world', 3)).toBe(3);
  expect(shiftedCaret('Hello big world', 'Hello world', 8)).toBe(6);
});

it('shows what undo changed: the paragraph, or the one before what is gone', () => {
  const changed = new Map(STORY).set('b', { ...STORY.get('b'), text: 'Too very early.' } as Part);
  expect(caretAfter(STORY, changed)).toEqual({ id: 'b', at: 9 });
  const gone = new Map(STORY);
  gone.delete('c');
  expect(caretAfter(STORY, gone)).toEqual({ id: 'b' });
  expect(caretAfter(STORY, STORY)).toBeUndefined();
});

it('makes one step of undo of a word, and of what is typed without a pause', () => {
  const steps = createWordSteps();
  const names = [
    steps.name('a', 'T', 0),
    steps.name('a', 'To', 100),
    steps.name('a', 'To ', 200),
    steps.name('a', 'To b', 300),
    steps.name('a', 'To be', 3000),
    steps.name('b', 'x', 3100),
  ];
  expect(names.map((name) => names.indexOf(name))).toEqual([0, 0, 0, 3, 4, 5]);
});
