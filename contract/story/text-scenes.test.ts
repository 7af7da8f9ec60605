import { expect, test } from 'vitest';
import type { Part } from '../documents/parts/part.ts';
import { compareFingerprints } from '../documents/parts/staleness.ts';
import { nodeField } from '../documents/text-document.ts';
import { splitScript } from '../script/split-script.ts';
import { originNow, originsOf, scriptOfText } from './text-scenes.ts';

/** A text of lines: `# heading` by its level, anything else a paragraph. Ids are the lines' numbers. */
const textOf = (...lines: string[]): Part[] =>
  lines.map((line, at) => {
    const [, marks = '', words = ''] = /^(#*) ?(.*)$/u.exec(line) ?? [];
    const content = words === '' ? [] : [{ type: 'text', text: words }];
    const node =
      marks === ''
        ? { type: 'paragraph', content }
        : { type: 'heading', attrs: { level: marks.length }, content };
    return {
      id: `b${at}`,
      kind: 'block',
      parent: null,
      index: `a${String(at).padStart(3, '0')}`,
      node: nodeField(node),
    };
  });
const headingsOf = (script: string) => splitScript(script).scenes.map(({ heading }) => heading);

const TEXT = [
  '# The moon',
  '## The kettle',
  'Mina waits.',
  '“Late?” asked Theo.',
  '## the boat',
  'They row.',
];

test('headings become scenes, and the only first one is the title', () => {
  const { title, scenes, script } = scriptOfText('t', textOf(...TEXT));
  expect(title).toBe('The moon');
  expect(scenes).toBe(2);
  expect(headingsOf(script)).toEqual(['Scene 1. The kettle', 'Scene 2. the boat']);
});

test.each([
  [
    ['# 月亮', '## 茶馆', '米娜：你好。', '## 小船', '西奥：走吧。'],
    ['第1场　茶馆', '第2场　小船'],
  ],
  [
    ['# One', 'Mina: Hello.', '# Two', 'Theo: Good bye.'],
    ['Scene 1. One', 'Scene 2. Two'],
  ],
  [
    ['Before.', '## INT. CAFE - NIGHT', 'Rain.'],
    ['', 'INT. CAFE - NIGHT'],
  ],
  [[`## ${'long '.repeat(40)}`, 'Rain.'], ['Scene 1']],
  [
    ['# One', 'Mina waits for the boat.', '# 小岛', 'They land on it.'],
    ['Scene 1. One', 'Scene 2. 小岛'],
  ],
])('%j has the scenes %j', (lines, headings) => {
  const { script, origin } = scriptOfText('t', textOf(...lines));
  expect(headingsOf(script)).toEqual(headings);
  expect(origin.lines.map(({ heading }) => heading)).toEqual(headings);
});

test('a scene is stale once its own section has changed, and no other is', () => {
  const { script, origin } = scriptOfText('t', textOf(...TEXT));
  const origins = originsOf(headingsOf(script), origin);
  const kinds = (...lines: string[]) =>
    origins.map((each) => each && compareFingerprints(each.made, originNow(each, textOf(...lines))).kind);
  expect(kinds(...TEXT)).toEqual(['current', 'current']);
  expect(kinds(...TEXT.with(0, '# The sun'))).toEqual(['current', 'current']);
  expect(kinds(...TEXT.with(5, 'They sail.'))).toEqual(['current', 'stale']);
  expect(kinds(...TEXT.with(1, '## The pot'))).toEqual(['stale', 'current']);
  expect(kinds(...TEXT.slice(0, 4))).toEqual(['current', 'stale']);
});

test('scenes that were joined, left out or added keep where they come from', () => {
  const { origin } = scriptOfText('t', textOf('## A', 'a', '## B', 'b', '## C', 'c'));
  const sections = (...headings: string[]) =>
    originsOf(headings, origin).map((each) => each && Object.keys(each.made).join(' '));
  expect(sections('Scene 1. A', 'Scene 2. B', 'Scene 3. C')).toEqual(['b0', 'b2', 'b4']);
  expect(sections('Scene 1. A', 'Scene 3. C')).toEqual(['b0 b2', 'b4']);
  expect(sections('Scene 1. A', 'INT. CAR', 'Scene 2. B', 'Scene 3. C')).toEqual(['b0', 'b0', 'b2', 'b4']);
  expect(sections('Another')).toEqual([undefined]);
});
