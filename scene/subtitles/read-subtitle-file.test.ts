/** Subtitle files from strangers: correct lines or a clear refusal, without delay. */
import { expect, test } from 'vitest';
import { CUE_LIMITS } from './cue.ts';
import { readSubtitleFile } from './read-subtitle-file.ts';
import { EMPTY_SUBTITLE_PROJECT, subtitleProjectKind } from './subtitle-project.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const read = (content: string | Uint8Array) =>
  readSubtitleFile(typeof content === 'string' ? utf8(content) : content);
const rows = (content: string | Uint8Array) => {
  const file = read(content);
  return 'refused' in file ? file.refused : file.cues.map(({ start, end, text }) => [start, end, text]);
};
const TIMES = '00:00:01,000 --> 00:00:02,000\n';
const srt = (text: string) => `1\n${TIMES}${text}\n`;
const ass = (text: string) => `[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,${text}\n`;
const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
const one = (text: string) => [[1000, 2000, text]];
const MEGABYTE = 1_000_000;

test.each<[string, string | Uint8Array, unknown]>([
  [
    'a cue that ends before the clip begins',
    `1\n-00:00:03,000 --> -00:00:01,000\nearly\n\n2\n${TIMES}A`,
    one('A'),
  ],
  ['a cue that begins before the clip', '1\n-00:00:00,500 --> 00:00:01,000\nA', [[0, 1000, 'A']]],
  ['hours of a broadcaster', '1\n100:00:00,000 --> 100:00:01,000\nA', [[360_000_000, 360_001_000, 'A']]],
  ['mixed line ends', '1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nA\rB\nC\r\n', one('A\nB\nC')],
  ['line ends that were written twice, in WebVTT', vtt('A\nB').replaceAll('\n', '\r\r\n'), one('A\nB')],
  ['control characters', srt('A\0B\u0007C'), one('ABC')],
  ['karaoke', ass('{\\k20}Ka{\\kf30}ra{\\ko10}oke'), one('Karaoke')],
  ['drawings', ass('{\\p2}m 0 0 l 100 0 100 100{\\p0}A'), one('A')],
  ['nothing but drawings', ass('{\\p1}m 0 0 l 1 1'), 'no_cues'],
  [
    'HTML',
    vtt('<script>alert(1)</script><b onclick="x()">A</b> &#39;&#x4f60;&#0;&#xd800;&apos;'),
    one(`<script>alert(1)</script>A '你&#0;&#xd800;'`),
  ],
  ['an archive', Uint8Array.of(...hex('504b0304'), ...utf8(srt('A'))), 'no_cues'],
  ['a compressed file', Uint8Array.of(...hex('1f8b0800'), ...utf8(srt('A'))), 'no_cues'],
  ['100,000 cues', srt('x').repeat(100_000), 'too_many_cues'],
  ['five megabytes and one byte', 'x'.repeat(CUE_LIMITS.fileBytes + 1), 'too_large'],
  ['a line of a megabyte', ass('x'.repeat(MEGABYTE)), one('x'.repeat(CUE_LIMITS.characters))],
  [
    'a line that is cut in a character',
    srt(`${'x'.repeat(CUE_LIMITS.characters - 1)}😀`),
    one('x'.repeat(CUE_LIMITS.characters - 1)),
  ],
  ['a voice without an end', vtt(`<v${' '.repeat(MEGABYTE)}`), one('<v')],
  ['a tag without an end', srt(`<b ${'a='.repeat(MEGABYTE)}`), expect.anything()],
  ['empty lines alone', '\n'.repeat(4 * MEGABYTE), 'no_cues'],
  ['returns alone', '\r'.repeat(4 * MEGABYTE), 'no_cues'],
  ['room before a heading', `${' '.repeat(MEGABYTE)}[`.repeat(4), 'no_cues'],
  ['commas', `[Events]\nDialogue: ${','.repeat(4 * MEGABYTE)}`, 'no_cues'],
  ['braces', ass('{'.repeat(MEGABYTE)), expect.anything()],
  // With as many columns as fit in a line, each event would cost millions of steps.
  [
    'a million columns and a hundred thousand events',
    `[Events]\nFormat: ${'a,'.repeat(MEGABYTE)}\n${'Dialogue: 0,1\n'.repeat(100_000)}`,
    'no_cues',
  ],
  ['a million events in five megabytes', `WEBVTT\n${'0:1->0:2\n'.repeat(500_000)}`, 'too_many_cues'],
  ['tags in tags', ass(`${'{\\t(0,9,'.repeat(300_000)}${'}'.repeat(300_000)}A`), expect.anything()],
  ['letters of a thousand kilometres', ass('{\\fs99999999999\\fscx1e99}A{\\bord999999}'), one('A')],
  ['a drawing of a million points', ass(`{\\p1}m 0 0 l ${'9 9 '.repeat(MEGABYTE)}{\\p0}A`), 'no_cues'],
  [
    'a font inside of it',
    `[Fonts]\nfontname: x.ttf\n${`${'!'.repeat(80)}\n`.repeat(20_000)}${ass('A')}`,
    one('A'),
  ],
  ['entities', vtt(`A${'&amp;'.repeat(600_000)}`), one(`A${'&'.repeat(CUE_LIMITS.characters - 1)}`)],
  ['an entity that names others', vtt('<!DOCTYPE x [<!ENTITY a "&b;&b;">]>&a;'), expect.anything()],
  ['a line of a hundred megabytes', Buffer.alloc(100 * MEGABYTE, 'x'), 'too_large'],
])('reads %s', (_, content, expected) => {
  expect(rows(content)).toEqual(expected);
});

test('the cues can be saved as a project, however long their names and times', () => {
  const name = 'n'.repeat(MEGABYTE);
  const content = `[Events]\nDialogue: 0,999:59:59.00,0:00:02.00,Default,${name},0,0,0,,\ud800a\u0000`;
  const file = read(content);
  if ('refused' in file) throw new Error(file.refused);
  expect(file.cues).toHaveLength(1);
  expect(subtitleProjectKind.parse({ ...EMPTY_SUBTITLE_PROJECT, lines: file.cues })).toBeDefined();
});
