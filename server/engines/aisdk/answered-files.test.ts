import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AnsweredFiles, answeredFile, takeFiles } from './answered-files.ts';

const file = randomBytes(200_003);
const base64 = file.toString('base64');

/** An answer with its files in place of their names. */
function read(json: string): { answer: unknown; files: AnsweredFiles } {
  const files: AnsweredFiles = new Map();
  const text = takeFiles(Buffer.from(json), files).toString();
  const answer = JSON.parse(text, (_key, value) =>
    typeof value === 'string' ? (answeredFile(files, value) ?? value) : value,
  );
  return { answer, files };
}

test('files of an answer are extracted, and everything else stays unchanged', () => {
  const rest = { 'a "quoted" é\\': '\\"', empty: '', more: [1, null, { b: ',[{' }] };
  const other = randomBytes(6000);
  const { answer, files } = read(JSON.stringify({ rest, one: base64, two: [other.toString('base64')] }));
  expect(answer).toEqual({ rest, one: file, two: [other] });
  expect([...files.values()].map(({ length }) => length)).toEqual([file.length, other.length]);
});

test.each([200_000, 200_001, 200_002, 196_608, 4096])('a file of %i bytes survives unchanged', (size) => {
  const bytes = randomBytes(size);
  expect(read(`["${bytes.toString('base64')}"]`).answer).toEqual([bytes]);
  expect(read(`["${bytes.toString('base64').replace(/=+$/, '')}"]`).answer).toEqual([bytes]);
});

test.each([
  ['short', 'QUJD'],
  ['of words', 'a sentence, '.repeat(1000)],
  ['broken by one sign', `${base64.slice(0, 100_000)}!${base64.slice(100_000)}`],
  ['broken by an escape', `${base64.slice(0, 70_000)}\\/${base64.slice(70_000)}`],
  ['padded in the middle', `${base64.slice(0, 70_000)}=${base64.slice(70_000)}`],
  ['cut to one character too many', `${base64.slice(0, 80_000)}A`],
])('a text that is %s is not a file', (_what, text) => {
  const json = `{"text":"${text}"}`;
  const { answer, files } = read(json);
  expect(files.size).toBe(0);
  expect(answer).toEqual(JSON.parse(json));
});

test('a name that a package has decoded still finds its file', () => {
  const files: AnsweredFiles = new Map();
  const [name = ''] = JSON.parse(takeFiles(Buffer.from(`["${base64}"]`), files).toString());
  expect(answeredFile(files, new Uint8Array(Buffer.from(name, 'base64')))).toEqual(file);
  expect(answeredFile(files, Buffer.alloc(24))).toBeUndefined();
  expect(answeredFile(files, 'QUJD')).toBeUndefined();
});

test.each([
  ['that ends within a string', `{"a":"${base64}`],
  ['of quotes alone', '"'.repeat(5_000_001)],
  ['of escaped quotes alone', `"${'\\"'.repeat(3_000_000)}`],
  ['of backslashes alone', `"${'\\'.repeat(3_000_000)}"`],
])('an answer %s is passed on unchanged', (_what, text) => {
  const json = Buffer.from(text);
  const files: AnsweredFiles = new Map();
  expect(takeFiles(json, files)).toBe(json);
  expect(files.size).toBe(0);
});
