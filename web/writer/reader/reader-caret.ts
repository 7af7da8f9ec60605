/** Where somebody put the caret in a text that cannot be edited yet: the editor begins there. */
import type { Node } from '@tiptap/pm/model';

interface ReaderCaret {
  /** Id of the block. */
  block: string;
  /** Characters of the block before it. */
  offset: number;
}

let last: ReaderCaret | undefined;

/** Follows the clicks into the blocks of a text. @param ids of the blocks, in order @returns a function that ends it */
export function followCaret(article: HTMLElement, ids: () => readonly string[]): () => void {
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    const point = document.caretPositionFromPoint?.(clientX, clientY);
    const blocks = [...article.querySelectorAll(':scope > .text-group > *')];
    const at = point ? blocks.findIndex((block) => block.contains(point.offsetNode)) : -1;
    const block = ids()[at];
    if (!point || block === undefined) return;
    const before = document.createRange();
    before.setStart(blocks[at] as Element, 0);
    before.setEnd(point.offsetNode, point.offset);
    last = { block, offset: before.toString().length };
  };
  article.addEventListener('click', onClick);
  return () => article.removeEventListener('click', onClick);
}

/** Where the caret goes in the editor's text; undefined if nobody clicked. Asked for once. */
export function takeCaret(doc: Node): number | undefined {
  const caret = last;
  last = undefined;
  let found: number | undefined;
  doc.forEach((block, at) => {
    if (block.attrs['id'] !== caret?.block || !caret) return;
    let left = caret.offset;
    block.descendants((node, offset) => {
      if (found !== undefined) return false;
      const place = at + 1 + offset;
      if (node.isText && left <= node.nodeSize) found = place + left;
      left -= node.isText ? node.nodeSize : 0;
      return true;
    });
    found ??= at + 1;
  });
  return found;
}
