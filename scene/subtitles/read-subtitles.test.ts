import { describe, expect, test } from 'vitest';
import { CUE_LIMITS } from './cue.ts';
import { type ReadSubtitles, readSubtitles } from './read-subtitles.ts';

type Row = [start: number, end: number, text: string, speaker?: string];
const rowsOf = (read: ReadSubtitles): Row[] =>
  'refused' in read
    ? []
    : read.cues.map(({ start, end, text, speaker }) =>
        speaker === undefined ? [start, end, text] : [start, end, text, speaker],
      );

// Cases that two published readers get wrong, collected before this reader was written.
describe('SubRip', () => {
  test.each<[string, string, Row[]]>([
    ['points for commas', '1\n00:00:01.000 --> 00:00:02.500\nHello', [[1000, 2500, 'Hello']]],
    [
      'no numbers',
      '00:00:01,000 --> 00:00:02,500\nHello\n\n00:00:03,000 --> 00:00:04,000\nB',
      [
        [1000, 2500, 'Hello'],
        [3000, 4000, 'B'],
      ],
    ],
    [
      'a byte order mark, line ends of Windows and two empty lines',
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nA\r\nB\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nC\r\n',
      [
        [1000, 2500, 'A\nB'],
        [3000, 4000, 'C'],
      ],
    ],
    ['line ends of old Macs', '1\r00:00:01,000 --> 00:00:02,500\rA', [[1000, 2500, 'A']]],
    [
      'places, marks for looks, and brackets that are text',
      '1\n00:00:01,000 --> 00:00:02,500 X1:10 X2:20\n{\\an8}<font color="#ff0000">A</font> &amp; <3 a<b',
      [[1000, 2500, 'A &amp; <3 a<b']],
    ],
    [
      'an empty line inside a cue',
      '1\n00:00:01,000 --> 00:00:02,500\nA\n\nB\n\n2\n00:00:03,000 --> 00:00:04,000\nC',
      [
        [1000, 2500, 'A\nB'],
        [3000, 4000, 'C'],
      ],
    ],
    [
      'one digit of hours and of a second',
      '1\n1:02:03,4 --> 100:00:00,000\nA',
      [[3_723_400, 360_000_000, 'A']],
    ],
    ['no hours', '1\n02:03,456 --> 02:04,000\nA', [[123_456, 124_000, 'A']]],
    [
      'a cue without words',
      '1\n00:00:01,000 --> 00:00:02,500\n\n2\n00:00:03,000 --> 00:00:04,000\nC',
      [
        [1000, 2500, ''],
        [3000, 4000, 'C'],
      ],
    ],
    [
      'no empty line between cues',
      '1\n00:00:01,000 --> 00:00:02,500\nA\n2\n00:00:03,000 --> 00:00:04,000\nC',
      [
        [1000, 2500, 'A'],
        [3000, 4000, 'C'],
      ],
    ],
    [
      'a number that is said',
      '1\n00:00:01,000 --> 00:00:02,500\nHow many?\n40\n\n2\n00:00:03,000 --> 00:00:04,000\n7',
      [
        [1000, 2500, 'How many?\n40'],
        [3000, 4000, '7'],
      ],
    ],
    [
      'cues out of order',
      '1\n00:00:03,000 --> 00:00:04,000\nB\n\n2\n00:00:01,000 --> 00:00:02,000\nA',
      [
        [1000, 2000, 'A'],
        [3000, 4000, 'B'],
      ],
    ],
  ])('reads %s', (_, content, rows) => {
    expect(rowsOf(readSubtitles(content))).toEqual(rows);
  });

  test('shows a cue that ends before it begins for a second, and counts it', () => {
    const read = readSubtitles('1\n00:00:05,000 --> 00:00:02,500\nA');
    expect(read).toMatchObject({ mended: 1, cues: [{ start: 5000, end: 6000, text: 'A' }] });
  });

  test('reads 10,000 cues, refuses one more, and does so in linear time', () => {
    const cue = '1\n00:00:01,000 --> 00:00:02,000\nx';
    const many = (count: number): string =>
      Array.from({ length: count }, (_, at) => `${cue}${at}`).join('\n\n');
    expect(rowsOf(readSubtitles(many(CUE_LIMITS.cues)))).toHaveLength(CUE_LIMITS.cues);
    expect(readSubtitles(many(CUE_LIMITS.cues + 1))).toEqual({ refused: 'too_many_cues' });
  });
});

describe('WebVTT', () => {
  test('leaves out styles, notes and settings, and reads the speaker', () => {
    const content =
      'WEBVTT - x\nKind: captions\n\nSTYLE\n::cue{color:red}\n\nNOTE hi\n\nid1\n00:01.000 --> 00:02.000 line:0 align:start\n<v Bob><c.x>Hi &lt;b&gt;</c>\n\n00:03.000 --> 00:04.000\nX';
    expect(rowsOf(readSubtitles(content))).toEqual([
      [1000, 2000, 'Hi <b>', 'Bob'],
      [3000, 4000, 'X'],
    ]);
  });
});

describe('SubStation Alpha', () => {
  test('reads events by their columns, without comments, override tags and drawings', () => {
    const content =
      '[Script Info]\nPlayResX: 384\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour\nStyle: Default,Arial,20,&H00FFFFFF\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\i1}Hello{\\i0}, a\\Nb\nComment: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,no\nDialogue: 0,0:00:03.00,0:00:04.50,Nope,Bob,0,0,0,,x\\hy{\\p1}m 0 0 l 1 1{\\p0}';
    expect(rowsOf(readSubtitles(content))).toEqual([
      [1000, 2500, 'Hello, a\nb'],
      [3000, 4500, 'x y', 'Bob'],
    ]);
  });

  test('reads the older version with its different columns', () => {
    const content =
      '[Script Info]\r\n[Events]\r\nFormat: Marked, Start, End, Style, Actor, MarginL, MarginR, MarginV, Effect, Text\r\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Default,Ann,0000,0000,0000,,a, b';
    expect(rowsOf(readSubtitles(content))).toEqual([[1000, 2000, 'a, b', 'Ann']]);
  });

  test('counts layers with the same words at the same time once', () => {
    const line = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,';
    const content = `[Events]\n${line}{\\blur3}a\n${line}{\\bord2}a\n${line}b`;
    expect(rowsOf(readSubtitles(content))).toEqual([
      [1000, 2000, 'a'],
      [1000, 2000, 'b'],
    ]);
  });
});

test.each([
  ['words without times', 'hello world', 'no_cues'],
  ['nothing', '', 'no_cues'],
  ['a playlist', '#EXTM3U\n#EXTINF:10,\nhttp://example.com/a.ts', 'no_cues'],
  ['a file that is too large', 'x'.repeat(CUE_LIMITS.fileBytes + 1), 'too_large'],
])('refuses %s', (_, content, refused) => {
  expect(readSubtitles(content)).toEqual({ refused });
});

test.each([
  ['brackets without an end', '<v '.repeat(200_000)],
  ['braces without an end', '{\\'.repeat(200_000)],
  ['digits', '9'.repeat(500_000)],
  ['almost times', '0:0:0 - '.repeat(100_000)],
])('reads %s in linear time', (_, words) => {
  const content = `1\n00:00:01,000 --> 00:00:02,000\n${words}\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,${words}`;
  for (const head of ['', 'WEBVTT\n\n', '[Script Info]\n']) {
    const read = readSubtitles(head + content);
    if (!('refused' in read)) expect(read.cues[0]?.text.length).toBeLessThanOrEqual(CUE_LIMITS.characters);
  }
});
