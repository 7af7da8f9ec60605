import { PACKED_IMAGE } from '@inkreel/contract/api/text-files.ts';
import { isTextBlock, type TextNode, wordsOf } from '@inkreel/contract/documents/text-node.ts';
import { blocksToMarkdown } from '@inkreel/scene/markdown/write-markdown.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTextInThread } from './read-text-file.ts';

const signal = new AbortController().signal;
const read = async (bytes: Uint8Array, name = 'text.md', time?: number) => {
  const { blocks, ...answer } = await readTextInThread({ bytes, name }, signal, time);
  return { ...answer, blocks: blocks as unknown as TextNode[] };
};
const markdownOf = (blocks: readonly TextNode[]) => blocksToMarkdown(blocks).markdown;

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`;
const item = (content: string, level: number, list: number) =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** A Word file with this body: lists 1 (bullets) and 2 (numbers), one image, one note. */
function docx(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const levels = (format: string) =>
    [0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('');
  const part = (name: string, content: string) =>
    strToU8(`<?xml version="1.0"?><w:${name} ${SPACES}>${content}</w:${name}>`);
  const link = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode}/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link('n', 'numbering', 'numbering.xml')}${link('f', 'footnotes', 'footnotes.xml')}${link('s', 'styles', 'styles.xml')}${link('i', 'image', 'media/image1.png')}${link('far', 'image', 'file:///etc/passwd', ' TargetMode="External"')}${link('good', 'hyperlink', 'https://example.org/tea', ' TargetMode="External"')}${link('bad', 'hyperlink', 'javascript:alert(1)', ' TargetMode="External"')}</Relationships>`,
    ),
    'word/numbering.xml': part(
      'numbering',
      `<w:abstractNum w:abstractNumId="1">${levels('bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${levels('decimal')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`,
    ),
    'word/footnotes.xml': part('footnotes', `<w:footnote w:id="2">${paragraph(run('A note.'))}</w:footnote>`),
    'word/styles.xml': part(
      'styles',
      ['heading 1', 'heading 2', 'Title', 'Quote', 'Fancy']
        .map(
          (name) =>
            `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name}"/></w:style>`,
        )
        .join(''),
    ),
    'word/media/image1.png': new Uint8Array(3_000_000),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...more,
  });
}
const style = (name: string) => `<w:pStyle w:val="${name}"/>`;
const drawing = (id: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="A cup"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip ${id}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const cell = (content: string, properties = '') =>
  `<w:tc>${properties ? `<w:tcPr>${properties}</w:tcPr>` : ''}${content}</w:tc>`;

describe('Word files as texts', () => {
  it('keep headings, marks, lists, tables, quotes, links, notes and images', async () => {
    const { type, blocks } = await read(
      docx(
        [
          paragraph(run('The tea house'), style('Title')),
          paragraph(run('第一章'), style('heading2')),
          paragraph(
            `${run('Good ')}${run('strong', '<w:b/>')}${run(' tea', '<w:b/><w:i/>')}${run(', says ')}<w:hyperlink r:id="good">${run('the house')}</w:hyperlink><w:r><w:footnoteReference w:id="2"/></w:r>`,
          ),
          item(run('one'), 0, 1),
          item(run('below'), 1, 2),
          item(run('two'), 0, 1),
          item(run('first'), 0, 2),
          paragraph(run('Said once.'), style('Quote')),
          paragraph(run('Said twice.'), style('Quote')),
          `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell(paragraph(run('Tea')))}${cell(paragraph(run('Cups')))}</w:tr><w:tr>${cell(paragraph(run('Green')))}${cell(paragraph(run('3')))}</w:tr></w:tbl>`,
          paragraph(drawing('r:embed="i"')),
        ].join(''),
      ),
      'tea.docx',
    );
    expect(type).toBe('docx');
    expect(blocks.every((block) => isTextBlock(block as never))).toBe(true);
    expect(markdownOf(blocks)).toBe(
      [
        '# The tea house',
        '## 第一章',
        'Good **strong _tea_**, says [the house](https://example.org/tea)[^1]',
        '- one\n  1. below\n- two',
        '1. first',
        '> Said once.\n>\n> Said twice.',
        '| Tea   | Cups |\n| ----- | ---- |\n| Green | 3    |',
        `![A cup](${PACKED_IMAGE}word/media/image1.png)`,
        '[^1]: A note.\n',
      ].join('\n\n'),
    );
  });

  it('say what is lost, and run nothing', async () => {
    const { blocks, losses } = await read(
      docx(
        [
          paragraph(
            `<w:ins w:id="1" w:author="A">${run('added')}</w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>gone</w:delText></w:r></w:del>`,
          ),
          paragraph(run('middle'), '<w:jc w:val="center"/>'),
          paragraph(run('red', '<w:color w:val="FF0000"/>')),
          paragraph(run('fancy'), style('Fancy')),
          paragraph(`<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>${run('sum')}`),
          paragraph(`<w:hyperlink r:id="bad">${run('bad link')}</w:hyperlink>`),
          paragraph(`${drawing('r:link="far"')}${run('far image')}`),
          paragraph('<w:r><w:br w:type="page"/></w:r>'),
          '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>',
        ].join(''),
      ),
      'lost.docx',
    );
    expect(Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))).toEqual({
      unsafe_address: 1,
      unreadable_image: 1,
      tracked_changes: 2,
      headers_and_footers: 1,
      alignment: 1,
      colours_and_fonts: 1,
      mathematics: 1,
      page_breaks: 1,
      unknown_styles: 1,
    });
    expect(blocks.map(wordsOf)).toEqual(['added', 'middle', 'red', 'fancy', 'sum', 'bad link', 'far image']);
    expect(JSON.stringify(blocks)).not.toMatch(/javascript|passwd/);
  });

  it('are refused when they unpack to too much, nest too deep, or are damaged', async () => {
    const bomb = docx(paragraph(run('x'.repeat(49 * 1024 * 1024))));
    await expect(read(bomb, 'bomb.docx')).rejects.toMatchObject({ code: 'text_file_too_long' });
    const deep = docx(
      `${'<w:tbl><w:tr><w:tc>'.repeat(150)}${paragraph(run('x'))}${'</w:tc></w:tr></w:tbl>'.repeat(150)}`,
    );
    await expect(read(deep, 'deep.docx')).rejects.toMatchObject({ code: 'text_file_too_deep' });
    await expect(read(strToU8('PK\u0003\u0004broken'), 'x.docx')).rejects.toMatchObject({
      code: 'text_file_unreadable',
    });
    await expect(read(docx(''), 'empty.docx')).rejects.toMatchObject({ code: 'text_file_empty' });
  });
});

describe('Markdown and text files as texts', () => {
  it('are read in any common encoding, by their ending', async () => {
    const chinese = Buffer.from([
      0xb2, 0xe8, 0xb9, 0xdd, 0xc0, 0xef, 0xba, 0xdc, 0xb0, 0xb2, 0xbe, 0xb2, 0xa1, 0xa3,
    ]);
    expect(await read(chinese, 'a.txt')).toMatchObject({
      type: 'txt',
      encoding: 'gb18030',
      blocks: [{ type: 'paragraph', content: [{ type: 'text', text: '茶馆里很安静。' }] }],
    });
    const plain = await read(strToU8('# no heading\nline\n\n*next*'), 'a.txt');
    expect(plain.blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
    expect(plain.blocks.map(wordsOf)).toEqual(['# no heading\nline', '*next*']);
    const markdown = await read(strToU8('# Heading\n\n[x](javascript:x)'), 'a.md');
    expect(markdown).toMatchObject({
      type: 'md',
      losses: [{ kind: 'unsafe_address', count: 1, lines: [3] }],
    });
  });

  it('are refused with the line where they are nested too deep, and stopped at the time limit', async () => {
    await expect(read(strToU8(`fine\n${'>'.repeat(500)}`))).rejects.toMatchObject({
      code: 'text_file_too_deep',
      data: { line: 2 },
    });
    await expect(read(strToU8('a**b'.repeat(60_000)), 'slow.md', 300)).rejects.toMatchObject({
      code: 'text_file_slow',
    });
    await expect(read(strToU8('paragraph\n\n'.repeat(5001)))).rejects.toMatchObject({
      code: 'text_file_too_long',
    });
  });

  it('are split where a block would be too large to be stored', async () => {
    const list = Array.from({ length: 6000 }, (_, at) => `${at + 1}. item number ${at + 1}`).join('\n');
    const { blocks } = await read(strToU8(`${list}\n\n${'words '.repeat(50_000)}\n`));
    expect(blocks.length).toBeGreaterThan(3);
    expect(Math.max(...blocks.map((block) => JSON.stringify(block).length))).toBeLessThan(110_000);
    const items = blocks.filter(({ type }) => type === 'orderedList');
    expect(items.flatMap(({ content = [] }) => content)).toHaveLength(6000);
    expect(items[1]?.attrs?.['start']).toBe((items[0]?.content?.length ?? 0) + 1);
    expect(blocks.map(wordsOf).join('').match(/words/g)).toHaveLength(50_000);
  });
});
