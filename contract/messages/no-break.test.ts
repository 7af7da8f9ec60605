/** A number and its unit stay on one line: the space between them is U+00A0 wherever people read a text, in both languages. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CONTRACT = path.join(import.meta.dirname, '..');
const FOLDERS = ['messages/en', 'messages/zh', 'tools', 'fields', 'text'];

/** Symbols of units, and the measure words that Chinese puts after a number; spelt-out English words may begin a line. */
const SYMBOLS = 'MB|MiB|KB|GB|px|mm|s|ms|min|h|fps|Hz|kHz';
const MEASURES =
  '秒|毫秒|分钟|小时|天|帧|张|个|积分|倍|像素|点|次|行|项|条|段|句|种|位|页|步|人|字|格|份|支|兆|万|亿|号|年|月|日|周|处|笔|度|框|毫米|岁';
/** After a digit, or a placeholder for a number. */
const LOOSE = new RegExp(String.raw`[\d}×] (?:(?:${SYMBOLS})(?![A-Za-z\d])|(?:${MEASURES}))`, 'u');
const isComment = (line: string) => /^\s*(?:\*|\/\/|\/\*)/u.test(line);

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(CONTRACT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
);

test.each(files)('%s keeps numbers and units together', (name) => {
  const lines = fs.readFileSync(path.join(CONTRACT, name), 'utf8').split('\n');
  expect(lines.filter((line) => LOOSE.test(line) && !isComment(line))).toEqual([]);
});

test('the check reads the texts and finds a loose unit in each language', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const text of ['up to 100 MB', 'under ${number(below)} s', '每 5 秒'])
    expect(LOOSE.test(text), text).toBe(true);
  for (const text of ['up to 100\u00a0MB', '5 seconds', '5 subtitles', 'Step 2 s5'])
    expect(LOOSE.test(text), text).toBe(false);
});
