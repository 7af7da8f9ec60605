import type { TextNode } from '@inkreel/contract/documents/text-node.ts';

/**
 * Paragraphs of a plain text: parted by empty lines, with line breaks inside; without any empty line, each line is a
 * paragraph. Nothing in it is markup.
 */
export function textToBlocks(text: string): TextNode[] {
  const clean = text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/^\ufeff/, '');
  const hasEmptyLines = /\S[^\n]*\n[ \t]*\n[\s\S]*\S/.test(clean);
  const groups = hasEmptyLines
    ? clean.split(/\n(?:[ \t]*\n)+/).map((group) => group.split('\n'))
    : clean.split('\n').map((line) => [line]);
  return groups.flatMap((lines) => {
    const content = lines
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
      .flatMap((line, at): TextNode[] => [
        ...(at === 0 ? [] : [{ type: 'hardBreak' }]),
        { type: 'text', text: line },
      ]);
    return content.length > 0 ? [{ type: 'paragraph', content }] : [];
  });
}
