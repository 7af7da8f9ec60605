/** Files as people have them: code pages, rolling captions, and times that a translator damaged. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';
import { describe, expect, test } from 'vitest';
import { encodeText } from '../text-encodings/testing/encode-text.ts';
import { readSubtitleFile } from './read-subtitle-file.ts';

const folder = (name: string) => path.join(import.meta.dirname, 'testing', name);
const filesOf = (name: string) => readdirSync(folder(name)).filter((file) => /\.(?:srt|vtt)$/.test(file));
const caseOf = (name: string, file: string) => readFileSync(path.join(folder(name), file));
const read = (bytes: Uint8Array, chosen?: TextEncoding) => {
  const found = readSubtitleFile(bytes, chosen);
  if ('refused' in found) throw new Error(found.refused);
  return { ...found, texts: found.cues.map(({ text }) => text) };
};
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Lines of two seconds, one after the other. */
const srt = (...texts: string[]) =>
  texts.map((text, at) => `${at + 1}\r\n00:00:0${at},000 --> 00:00:0${at},900\r\n${text}\r\n`).join('\r\n');
const timed = (times: string, text = 'A') => `1\n${times}\n${text}\n`;

describe('code pages', () => {
  const pages = JSON.parse(caseOf('srt-code-pages', 'pages-expected.json').toString()) as Record<
    string,
    { label: TextEncoding; lines: string[] }
  >;
  test.each(Object.entries(pages))('%s has its text and its name', (file, { label, lines }) => {
    const { texts, encoding } = read(caseOf('srt-code-pages', file));
    expect({ texts, encoding }).toEqual({ texts: lines, encoding: label });
  });

  test.each(filesOf('gb18030-as-korean'))('%s is Chinese', (file) => {
    const { texts, encoding } = read(caseOf('gb18030-as-korean', file));
    expect(encoding).toBe('gb18030');
    expect(texts.join('')).toMatch(/^[\p{Script=Han}\d，。、：]+$/u);
  });

  test.each<[TextEncoding, string[]]>([
    ['windows-1251', ['Ти мене чуєш?']],
    ['windows-1251', ['Не знам къде е тя сега.']],
    ['koi8-u', ['Чому ти мовчиш, їжачок?']],
    ['ibm866', ['Подожди минуту, я сейчас вернусь.']],
    ['windows-1250', ['Nem tudom, hol van. Köszönöm, jól vagyok, őszintén.']],
    ['windows-1250', ['Bineînţeles, vin mâine seară.']],
    ['iso-8859-2', ['Proszę, śpij już, źle wyglądasz.']],
    ['windows-1252', ['Où êtes-vous ?', 'Bien sûr, à demain.']],
    ['windows-1252', ['It’s a café — that’s all “we” know.']],
    ['windows-1252', ['¡Qué sorpresa, señor!']],
    ['windows-1253', ['Δεν ξέρω πού είναι τώρα.']],
    ['windows-1254', ['Çok güzel, teşekkür ederim!']],
    ['windows-1255', ['אתה שומע אותי?']],
    ['windows-1256', ['هل تسمعني؟']],
    ['windows-1257', ['Žinoma, ateisiu rytoj vakare.']],
    ['windows-874', ['คุณได้ยินฉันไหม']],
    ['gb18030', ['什么？']],
    ['gb18030', ['谢谢']],
    ['big5', ['警察來了']],
    ['shift_jis', ['東京駅', 'ありがとう']],
    ['euc-jp', ['聞こえますか？']],
    ['euc-kr', ['괜찮아']],
    ['euc-kr', ['아빠, 저기 강아지 있어요']],
  ])('%s is told by %s', (encoding, texts) => {
    const found = read(encodeText(srt(...texts), encoding));
    expect({ texts: found.texts, encoding: found.encoding }).toEqual({ texts, encoding });
  });

  test('a person may name another encoding than the guess', () => {
    const bytes = encodeText(srt('Где она?'), 'windows-1251');
    expect(read(bytes, 'koi8-r')).toMatchObject({ encoding: 'koi8-r', texts: ['цДЕ НМЮ?'] });
  });

  test('a letter beyond ASCII at the end of a large file decides', () => {
    const plain = Array.from({ length: 2000 }, (_, at) =>
      timed('00:00:01,000 --> 00:00:02,000', `Line ${at}`),
    );
    const { encoding } = read(encodeText(`${plain.join('\n')}\n${srt('Où êtes-vous ?')}`, 'windows-1252'));
    expect(encoding).toBe('windows-1252');
  });

  test('a text without times is refused, in a code page as in Unicode', () => {
    expect(readSubtitleFile(encodeText('Где она?', 'windows-1251'))).toMatchObject({ refused: 'no_cues' });
  });
});

describe('rolling captions', () => {
  test.each(filesOf('rolling-captions'))('%s has each line once', (file) => {
    const { texts, rolled, doubtful } = read(caseOf('rolling-captions', file));
    expect(texts).toHaveLength(6);
    expect(texts[0]).toBe('so today we are going to plant');
    expect(texts.join(' ').split(' ')).toHaveLength(40);
    expect({ rolled, doubtful }).toEqual({ rolled: 6, doubtful: [] });
  });

  test.each<[string, string[], string[]]>([
    ['of three rows', ['a', 'a\nb', 'a\nb\nc', 'b\nc\nd'], ['a', 'b', 'c', 'd']],
    ['that grow by words', ['so', 'so today', 'so today we', 'so today we\nplant'], ['so today we', 'plant']],
    ['that repeat the upper row', ['a\nb', 'b\nc', 'c\nd'], ['a\nb', 'c', 'd']],
  ])('captions %s have each line once', (_, shown, texts) => {
    expect(read(utf8(srt(...shown))).texts).toEqual(texts);
  });

  test.each<[string, string[]]>([
    ['a refrain', ['La la la', 'La la la', 'La la la', 'La la la']],
    ['one answer that repeats a question', ['Where?\nThere?', 'There?\nYes.', 'Good.', 'Then go.', 'Now.']],
  ])('%s does not roll', (_, texts) => {
    expect(read(utf8(srt(...texts)))).toMatchObject({ texts, rolled: 0 });
  });
});

describe('times from translators', () => {
  const { lines } = JSON.parse(caseOf('srt-from-translators', 'mt-expected.json').toString()) as {
    lines: string[];
  };
  test.each(filesOf('srt-from-translators'))('%s has its lines and their times', (file) => {
    const { texts, cues, doubtful } = read(caseOf('srt-from-translators', file));
    expect({ texts, doubtful }).toEqual({ texts: lines, doubtful: [] });
    expect(cues.map(({ start, end }) => [start, end])).toEqual([
      [1000, 3000],
      [4000, 6000],
      [7000, 9000],
    ]);
  });

  test.each([
    'escaped: 00:00:04,000 --&gt; 00:00:06,000',
    'Arabic digits: ٠٠:٠٠:٠٤,٠٠٠ --> ٠٠:٠٠:٠٦,٠٠٠',
    'an arrow: 00:00:04,000 → 00:00:06,000',
    'a dash alone: 00:00:04,000 – 00:00:06,000',
    'colons only: 00:00:04:000 --> 00:00:06:000',
    'full stops: 00：00：04。000－－＞00：00：06。000',
  ])('times are understood with %s', (named) => {
    const times = named.slice(named.indexOf(': ') + 2);
    expect(read(utf8(`${timed('00:00:01,000 --> 00:00:03,000')}\n第2\n${times}\nB\n`))).toMatchObject({
      cues: [
        { start: 1000, end: 3000, text: 'A' },
        { start: 4000, end: 6000, text: 'B' },
      ],
      doubtful: [],
    });
  });

  test.each<[string, string, string[], number[]]>([
    [
      'times inside of a text',
      'The log says\n00:00:02,000 --> 00:00:07,000\nhere',
      ['The log says\n00:00:02,000 --> 00:00:07,000\nhere', 'B'],
      [4],
    ],
    ['a schedule', '12:30 -> 13:45', ['12:30 -> 13:45', 'B'], [3]],
    ['a sentence with times', 'From 12:30 --> 13:45 we rest', ['From 12:30 --> 13:45 we rest', 'B'], [3]],
  ])('%s stay text, with a warning', (_, said, texts, doubtful) => {
    const file = `${timed('00:00:01,000 --> 00:00:03,000', said)}\n2\n00:00:08,000 --> 00:00:09,000\nB\n`;
    expect(read(utf8(file))).toMatchObject({ texts, doubtful });
  });

  test.each<[string, string, number[]]>([
    ['SubRip', `${timed('00:00:01,000 --> 00:00:03,000')}\n2\n00:00:O4,000 --> \nB\n`, [6]],
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:03.000\nA\n\n00:0x.000 --> 00:07.000\nB\n', [6, 7]],
    [
      'SubStation Alpha',
      '[Events]\nDialogue: 0,0:00:01.00,0:00:03.00,,,,,,,A\nDialogue: 0,x,0:00:06.00,,,,,,,B',
      [3],
    ],
    [
      'words before the first cue',
      `Here is the translation:\n${timed('00:00:01,000 --> 00:00:03,000')}`,
      [1],
    ],
  ])('what cannot be read is named by its line: %s', (_, file, doubtful) => {
    expect(read(utf8(file)).doubtful).toEqual(doubtful);
  });

  test('a file without one readable time is refused', () => {
    expect(readSubtitleFile(utf8(timed('00:00:0l,000 --> 00:00:O3,000')))).toMatchObject({
      refused: 'no_cues',
    });
  });

  test('a million lines of marks are read in linear time', () => {
    expect(readSubtitleFile(utf8('```\n'.repeat(500_000)))).toMatchObject({ refused: 'no_cues' });
  });
});
