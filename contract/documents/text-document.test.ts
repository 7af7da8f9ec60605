import { expect, it } from 'vitest';
import { fieldProblem, readPart, sourcesOf } from './parts/define-parts.ts';
import type { Part } from './parts/part.ts';
import { nodeField, nodeOf, textKind } from './text-document.ts';
import { isOpenAddress, type TextNode, wordsOf } from './text-node.ts';

const FILE = 'file:11111111-2222-4333-8444-555555555555';
const block = textKind.parts['block']!;
const problem = (node: unknown) => fieldProblem(block, 'node', node as never);
const paragraph = (...content: TextNode[]): TextNode => ({ type: 'paragraph', content });
const words = (text: string, marks: TextNode['marks'] = []): TextNode => ({ type: 'text', text, marks });
const part = (node: TextNode): Part => ({
  id: 'one',
  kind: 'block',
  parent: null,
  index: 'a0',
  node: nodeField(node),
});

it('takes the blocks of a text as the editor writes them', () => {
  const link = { type: 'link', attrs: { href: 'https://example.com', title: null } } as const;
  expect(problem(paragraph(words('Read '), words('this', [link])))).toBeUndefined();
  const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null, align: 'left' } };
  const row = { type: 'tableRow', content: [{ ...cell, content: [paragraph(words('1'))] }] };
  expect(problem({ type: 'table', content: [row] })).toBeUndefined();
  expect(problem({ type: 'htmlBlock', attrs: { html: '<script>alert(1)</script>' } })).toBeUndefined();
});

it.each([
  ['an unknown block', { type: 'script' }],
  ['something that stands inside a block', { type: 'listItem', content: [] }],
  ['an unknown mark', paragraph({ type: 'text', text: 'a', marks: [{ type: 'style' } as never] })],
  ['an empty run of words', paragraph(words(''))],
  ['a character that cannot be stored', paragraph(words('a\0b'))],
  ['half of a character', paragraph(words('\ud83d'))],
  ['an unknown property', { type: 'paragraph', onclick: 'alert(1)' }],
  ['a link that runs', paragraph(words('a', [{ type: 'link', attrs: { href: 'JavaScript:alert(1)' } }]))],
  ['one that hides it', paragraph(words('a', [{ type: 'link', attrs: { href: ' java\tscript\n:x' } }]))],
  ['an image with its bytes', { type: 'imageBlock', attrs: { src: 'data:image/svg+xml,<svg onload=x>' } }],
  ['a cell as wide as a page cannot be', { type: 'tableCell', attrs: { colspan: 1e9 } }],
])('refuses %s', (_what, node) => {
  expect(problem(node)).toBe('malformed');
});

it('refuses blocks within blocks without end', () => {
  const nested = (depth: number): TextNode =>
    depth === 0 ? paragraph(words('in')) : { type: 'blockquote', content: [nested(depth - 1)] };
  expect(problem(nested(100))).toBeUndefined();
  expect(problem(nested(300))).toBe('malformed');
});

it('keeps the files that a text shows', () => {
  const shown = part(paragraph({ type: 'image', attrs: { src: FILE, alt: 'A mug' } }));
  expect(sourcesOf(textKind, shown)).toEqual([FILE]);
  const made = {
    ...part({ type: 'imageBlock', attrs: { src: null, prompt: 'a mug' } }),
    images: [{ file: FILE, made: { prompt: 'hash' }, points: 20, at: '2026-01-01T00:00:00.000Z' }],
  };
  expect(sourcesOf(textKind, readPart(textKind, 1, made)!)).toEqual([FILE]);
});

it('finds a text by the words of its blocks', () => {
  const item = (text: string): TextNode => ({ type: 'listItem', content: [paragraph(words(text))] });
  const list: TextNode = { type: 'bulletList', content: [item('Roast on Monday'), item('Post on Tuesday')] };
  expect(block.text?.(part(list))).toBe('Roast on Monday\nPost on Tuesday');
  expect(wordsOf(nodeOf(part(paragraph(words('one '), words('word', [{ type: 'bold' }])))))).toBe('one word');
});

it('lets nobody be led to another place than the web', () => {
  expect(['https://a.b', 'mailto:a@b.c', '#there'].every(isOpenAddress)).toBe(true);
  expect(['vscode:open', 'javascript:x', 'ftp://a'].some(isOpenAddress)).toBe(false);
});

it('takes comments beside the blocks, with who said them', () => {
  const comment = textKind.parts['comment']!;
  const by = { user: 'anna', name: 'Anna', at: '2026-01-01T00:00:00.000Z' };
  expect(fieldProblem(comment, 'by', by)).toBeUndefined();
  expect(fieldProblem(comment, 'on', { block: 'one', quote: 'a mug' })).toBeUndefined();
  expect(fieldProblem(comment, 'on', { block: 'one', quote: 'a'.repeat(301) })).toBe('malformed');
  expect(fieldProblem(comment, 'by', { ...by, email: 'anna@example.com' })).toBe('malformed');
  const said: Part = { id: 'c', kind: 'comment', parent: 'head', index: 'a0', text: 'Which one?', by };
  expect(readPart(textKind, 2, said)).toEqual(said);
  expect(readPart(textKind, 1, part(paragraph(words('as before'))))).toEqual(
    part(paragraph(words('as before'))),
  );
});
