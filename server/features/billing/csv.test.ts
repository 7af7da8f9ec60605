import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['plain', 7, null], 'plain,7,\r\n'],
  [[''], '\r\n'],
  [['a, "b"\nc'], '"a, ""b""\nc"\r\n'],
  [['a,b', 'a"b', 'a\nb', 'a\rb'], '"a,b","a""b","a\nb","a\rb"\r\n'],
  // What a spreadsheet program would run as a formula, but not within a text.
  [['=1+1', '+1', '@x', '-x', '\tx', '\rx', -4], `"'=1+1","'+1","'@x","'-x","'\tx","'\rx",-4\r\n`],
  [['＝1+1', '＋1', '－x', '＠x', '\n=1'], `"'＝1+1","'＋1","'－x","'＠x","'\n=1"\r\n`],
  [['1=1', 'a-b'], '1=1,a-b\r\n'],
])('the cells %j are written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
