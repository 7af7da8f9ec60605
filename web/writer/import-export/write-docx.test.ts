import type { TextNode } from '@inkreel/contract/documents/text-node.ts';
import { markdownToBlocks } from '@inkreel/scene/markdown/read-markdown.ts';
import { blocksToMarkdown } from '@inkreel/scene/markdown/write-markdown.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { wordToBlocks } from '../../../server/features/scripts/word-blocks.ts';
import { blocksToDocx } from './write-docx.ts';

const MARKDOWN = `# The tea house

## 第一章

Good **strong *tea***, ~~gone~~, says [the house](https://example.org/tea)[^1]. 他说：好。

- one
  1. below
- two

4. four
5. five

- [x] boiled
- [ ] poured

> Said once.
>
> Said twice.

\`\`\`
code of
two lines
\`\`\`

| Tea   | Cups |
| ----- | ---- |
| Green | 3    |

![A cup](packed:word/media/image1.png)

[^1]: A note.
`;

it('writes a Word file that reads as the same text', async () => {
  const { blocks } = markdownToBlocks(MARKDOWN.replace('packed:word/media/image1.png', 'cup.png'));
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
    (each) => each.charCodeAt(0),
  );
  const { bytes, losses } = await blocksToDocx(
    'Tea',
    blocks,
    new Map([['cup.png', { type: 'png', bytes: png, width: 1, height: 1 }]]),
  );
  expect(losses).toEqual([]);
  const read = await wordToBlocks(bytes);
  const { markdown } = blocksToMarkdown(read.blocks);
  // Word has no first number that its readers keep, and names the image by its content.
  const wanted = MARKDOWN.replace('4. four\n5. five', '1. four\n2. five').replace('_tea_', '*tea*');
  expect(
    markdown.replace(/packed:word\/media\/[\w.]+/, 'packed:word/media/image1.png').replace('_tea_', '*tea*'),
  ).toBe(wanted);
});

it('names images that it has not, and keeps their addresses', async () => {
  const blocks = markdownToBlocks('![far](https://example.org/far.png)').blocks;
  const unmade: TextNode = { type: 'imageBlock', attrs: { src: null, prompt: 'Tea' } };
  const { bytes, losses } = await blocksToDocx('Tea', [...blocks, unmade], new Map());
  expect(losses.map(({ kind }) => kind)).toEqual(['foreign_image', 'unmade_image']);
  const read = await wordToBlocks(bytes);
  expect(blocksToMarkdown(read.blocks).markdown).toBe('[far](https://example.org/far.png)\n');
});

it('says of paragraphs, lists, tables and words that they are written from right to left', async () => {
  const markdown =
    '# مرحبا\n\nثمن the tea 3 شاي\n\n- שלום\n\n| א | ב |\n| - | - |\n| 1 | 2 |\n\nEnglish مرحبا first\n';
  const { bytes } = await blocksToDocx('Tea', markdownToBlocks(markdown).blocks, new Map());
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const paragraphs = xml.match(/<w:p>.*?<\/w:p>/g) ?? [];
  const said = paragraphs.map((each) => {
    const rows = [...each.matchAll(/<w:r>(.*?)<\/w:r>/g)].map(([, run = '']) => {
      const text = /<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1] ?? '';
      return run.includes('<w:rtl/>') ? `<${text}` : text;
    });
    return `${each.includes('<w:bidi/>') ? 'right' : 'left'}: ${rows.join('|')}`;
  });
  expect(said).toEqual([
    'right: <مرحبا',
    'right: <ثمن |the tea 3 |<شاي',
    'right: <שלום',
    'right: <א',
    'right: <ב',
    'left: 1',
    'left: 2',
    'left: English |<مرحبا |first',
  ]);
  expect(xml.match(/<w:bidiVisual\/>/g)).toHaveLength(1);
  const read = await wordToBlocks(bytes);
  expect(blocksToMarkdown(read.blocks).markdown).toBe(
    blocksToMarkdown(markdownToBlocks(markdown).blocks).markdown,
  );
});
