import { markdownToBlocks } from '@inkreel/scene/markdown/read-markdown.ts';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { TEXT_SCHEMA } from '../schema/text-schema.ts';
import { looksLikeMarkdown, pasteBlocks } from './paste-markdown.ts';

it.each([
  '# Tea',
  'Tea:\n\n- green\n- black',
  '1. one\n2. two',
  '- [ ] buy tea',
  '> said Mina',
  '```js\nlet a;\n```',
  '| a | b |\r\n| --- | :-: |\r\n| 1 | 2 |',
  'see [the tea](https://example.com)',
  '![a cup](cup.png)',
  'it is **very** good',
])('takes %j for Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true));

it.each([
  'Just words, and a second line\nof them.',
  '- a remark at the end of a letter',
  'a * b * c and 2 ** 3',
  '#tag and C# too',
  'Either this | or that',
  '第一行。\n第二行。',
  `# long\n${'a'.repeat(50_000)}`,
])('takes %j for mere words', (text) => expect(looksLikeMarkdown(text)).toBe(false));

/** Pastes behind "One" of "One two". */
function paste(markdown: string): string[] {
  const doc = TEXT_SCHEMA.node('doc', null, [
    TEXT_SCHEMA.node('paragraph', null, [TEXT_SCHEMA.text('One two')]),
  ]);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
  const pasted = pasteBlocks(state, markdownToBlocks(markdown).blocks).doc;
  pasted.check();
  return pasted.children.map((node) => `${node.type.name} ${node.textContent}`);
}

it('puts blocks between the two halves of the line, and a single line into it', () => {
  expect(paste('# Tea\n\n- green\n- black')).toEqual([
    'paragraph One',
    'heading Tea',
    'bulletList greenblack',
    'paragraph  two',
  ]);
  expect(paste('**very**')).toEqual(['paragraph Onevery two']);
});

it('runs nothing of what is pasted', () => {
  expect(paste('# a\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))')).toEqual([
    'paragraph One',
    'heading a',
    'htmlBlock ',
    'paragraph x',
    'paragraph  two',
  ]);
});
