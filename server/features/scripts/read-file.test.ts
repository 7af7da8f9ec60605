import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readInThread } from './read-file.ts';

const signal = new AbortController().signal;
const read = (bytes: Uint8Array, name = 'scene.txt', more = {}) =>
  readInThread({ bytes, name, ...more }, signal);
const spoken = ({ split }: Awaited<ReturnType<typeof read>>) =>
  split.scenes
    .flatMap(({ parts }) => parts)
    .flatMap(({ kind, speaker, text }) => (kind === 'dialogue' ? [`${speaker}: ${text}`] : []));

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const indent = (characters: number) => `<w:ind w:left="${characters * 144}"/>`;

/** A Word file with this body. */
function docx(
  body: string,
  { prolog = '', more = {} }: { prolog?: string; more?: Record<string, Uint8Array> } = {},
): Uint8Array {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const rels =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(rels),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  });
}

/** A PDF of one page with these lines in Courier: text, x, y. */
function pdf(lines: readonly (readonly [string, number, number])[], catalog = ''): Uint8Array {
  const content = lines
    .map(([text, x, y]) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return strToU8(file, true);
}

describe('reading of script files', () => {
  it('reads texts in any common encoding', async () => {
    const text =
      '第一场　内景　茶馆　夜\n\n王掌柜：客官请坐，喝口热茶暖暖身子。\n小六：掌柜的，外面下雪了。\n王掌柜：把门关上。\n';
    const wanted = [
      '王掌柜: 客官请坐，喝口热茶暖暖身子。',
      '小六: 掌柜的，外面下雪了。',
      '王掌柜: 把门关上。',
    ];
    const wide = Buffer.from(text, 'utf16le');
    const cases = [
      Buffer.from(text),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
      readFileSync(path.join(import.meta.dirname, 'testing/teahouse-gb18030.txt')),
    ];
    const encodings = [];
    for (const bytes of cases) {
      const answer = await read(bytes);
      encodings.push(answer.encoding);
      expect(spoken(answer)).toEqual(wanted);
    }
    expect(encodings).toEqual(['utf-8', 'utf-8', 'utf-16le', 'utf-16be', 'gb18030']);
  });

  it('reads Word files whose styles set names apart, without the pictures in them', async () => {
    const body = [
      paragraph('INT. KITCHEN - DAY'),
      paragraph('Anna reads.'),
      paragraph('ANNA', indent(22)),
      paragraph('(softly)', indent(16)),
      paragraph('It is for you.', indent(10)),
      paragraph('BEN', indent(22)),
      paragraph('Throw it away &amp; forget it.', indent(10)),
    ].join('');
    const answer = await read(
      docx(body, { more: { 'word/media/image1.png': new Uint8Array(5_000_000) } }),
      'a.docx',
    );
    expect(answer.type).toBe('docx');
    expect(spoken(answer)).toEqual(['Anna: It is for you.', 'Ben: Throw it away & forget it.']);
  });

  it('reads PDFs by the place of their lines, and runs nothing in them', async () => {
    const lines = [
      ['INT. KITCHEN - DAY', 108, 720],
      ['Anna reads a letter.', 108, 696],
      ['ANNA', 266, 672],
      ['It is for you. I did', 180, 660],
      ['not open it.', 180, 648],
      ['BEN', 266, 624],
      ['Throw it away.', 180, 612],
    ] as const;
    const script = '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >>';
    const answer = await read(pdf(lines, script), 'a.pdf');
    expect([answer.type, answer.split.form]).toEqual(['pdf', 'screenplay']);
    expect(spoken(answer)).toEqual(['Anna: It is for you. I did not open it.', 'Ben: Throw it away.']);
  });

  it('takes a file named .fountain for Fountain, however short', async () => {
    const { type, split } = await read(Buffer.from('@小六\n好。\n'), '雪.fountain');
    expect([type, split.form, split.speakers[0]?.name]).toEqual(['fountain', 'fountain', '小六']);
  });

  const bomb = docx('', { more: { 'word/document.xml': new Uint8Array(100_000_000) } });
  const entities =
    '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
  const many = Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`x/${at}`, new Uint8Array(0)]));
  it.each([
    ['a zip bomb', bomb, 'script_file_too_long'],
    ['a zip of thousands of entries', docx('', { more: many }), 'script_file_too_long'],
    ['nested entities', docx(paragraph('&c;'), { prolog: entities }), 'script_unreadable'],
    [
      'elements nested 50,000 deep',
      docx(`${'<w:sdt><w:sdtContent>'.repeat(50_000)}${'</w:sdtContent></w:sdt>'.repeat(50_000)}`),
      'script_unreadable',
    ],
    ['a zip that is no document', zipSync({ a: strToU8('b') }), 'script_unreadable'],
    ['half a zip', docx(paragraph('a')).subarray(0, 200), 'script_unreadable'],
    ['a PDF without text', pdf([]), 'script_without_text'],
    ['half a PDF', pdf([['a', 1, 1]]).subarray(0, 60), 'script_unreadable'],
    ['a program', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256), 'script_unreadable'],
    ['an empty file', new Uint8Array(0), 'script_without_text'],
    ['10 MB of text', Buffer.alloc(10_000_000, 'ANNA: hello\n'), 'script_file_too_long'],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(read(bytes, 'a.docx')).rejects.toMatchObject({ code });
  });

  it('ends a file that takes too long', async () => {
    await expect(
      readInThread({ bytes: Buffer.from('A: b\n'), name: 'a.txt' }, signal, 1),
    ).rejects.toMatchObject({ code: 'script_file_slow' });
  });
});
