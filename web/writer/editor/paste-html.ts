/** What other programs put on the clipboard, in the elements that the editor reads. Nothing of it is run or fetched. */
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';

/** HTML that was copied in an editor of this family says how deep it was cut, and needs no change. */
const OWN = 'data-pm-slice';
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const BLOCKS =
  'address,article,aside,blockquote,div,dl,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,ul,li,details';

/** What holds words, and no block. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, a, b, strong, i, em, u, s, span, font';

/**
 * Lists of Word are paragraphs with a style, its tasks and those of others check boxes, code of editors and terminals
 * rows of `div`: they become lists, tasks and code.
 */
function readableHtml(html: string): string {
  if (html.includes(OWN)) return html;
  // A document without a window: it runs no script and loads no image.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  wordLists(body, html);
  tasks(body);
  nestedLists(body);
  codeOf(body);
  emptyLines(body);
  return body.innerHTML;
}

/** The paragraphs of Word's lists, in nested lists; a numbered heading stays a heading. */
function wordLists(body: HTMLElement, html: string): void {
  const open: { list: HTMLElement; level: number; name: string }[] = [];
  let last: Element | undefined;
  for (const line of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [style, name = '', depth = '1'] = WORD_LIST.exec(line.getAttribute('style') ?? '') ?? [];
    if (style === undefined) continue;
    const marker = takeMarker(line);
    if (line.localName !== 'p') continue;
    // What stands between two lines ends the list.
    if (last !== line.previousElementSibling) open.length = 0;
    const level = Number(depth);
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const isNumbered =
      marker === ''
        ? isNumberedByStyle(html, name, depth)
        : /[\p{L}\p{N}]/u.test(marker.replace(/^[o§]$/u, ''));
    const kind = isNumbered ? 'ol' : 'ul';
    let top = open.at(-1);
    if (top?.level !== level || top.list.localName !== kind || (level === 1 && top.name !== name)) {
      const list = body.ownerDocument.createElement(kind);
      const start = Number.parseInt(marker, 10);
      if (isNumbered && start > 1) list.setAttribute('start', String(start));
      if (top?.level === level) open.pop();
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else line.before(list);
      top = { list, level, name };
      open.push(top);
    }
    const item = body.ownerDocument.createElement('li');
    top.list.append(item);
    item.append(line);
    last = open[0]?.list;
  }
}

/** The number or sign that Word writes before a line of a list, which is no word of it. */
function takeMarker(line: HTMLElement): string {
  const marker = [...line.querySelectorAll<HTMLElement>('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent?.replaceAll(/[\s\u00a0]+/g, '') ?? '';
  marker?.remove();
  return text;
}

/** Without a sign on the line its style says whether a list is numbered, and says nothing if it is. */
function isNumberedByStyle(html: string, name: string, level: string): boolean {
  const style = new RegExp(`@list\\s+l${name}:level${level}\\s*\\{[^}]{0,2000}`, 'i').exec(html)?.[0] ?? '';
  return !/mso-level-number-format:\s*bullet/i.test(style);
}

/** Check boxes say of the item that they are in whether it is done; elsewhere they are shown as signs. */
function tasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('li[role="checkbox"]')) {
    item.dataset['checked'] = String(item.getAttribute('aria-checked') === 'true');
    for (const sign of item.querySelectorAll('img[aria-roledescription="checkbox"]')) sign.remove();
  }
  for (const box of body.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const item = box.closest<HTMLElement>('li, td, th');
    const isDone = box.hasAttribute('checked');
    if (item?.localName === 'li' && item.dataset['checked'] === undefined) {
      item.dataset['checked'] = String(isDone);
      box.remove();
    } else box.replaceWith(isDone ? '☑ ' : '☐ ');
  }
}

/** A list that stands in a list, or alone in an item, belongs to the item above it. */
function nestedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>(':is(ul, ol) > :is(ul, ol)')) {
    const above = list.previousElementSibling;
    if (above?.localName === 'li') above.append(list);
    else {
      const item = body.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
  for (const item of body.querySelectorAll<HTMLElement>('li')) {
    const above = item.previousElementSibling;
    const isListAlone =
      item.children.length > 0 &&
      [...item.children].every((each) => /^[uo]l$/.test(each.localName)) &&
      [...item.childNodes].every((each) => each instanceof Element || each.textContent?.trim() === '');
    if (!isListAlone || above?.localName !== 'li') continue;
    above.append(...item.children);
    item.remove();
  }
}

/** Lines in a fixed width, as code editors and terminals copy them, and code with line breaks. */
function codeOf(body: HTMLElement): void {
  const [first] = body.children;
  const style = first?.getAttribute('style') ?? '';
  const isCode = /white-space:\s*pre(?!-line)/.test(style) && /monospace|consolas|courier|menlo/i.test(style);
  if (first?.localName === 'div' && body.children.length === 1 && isCode) {
    const lines = first.querySelector(':scope > div')
      ? linesOf(first)
      : (first.textContent ?? '').split('\n');
    first.replaceWith(lines.length > 1 ? preOf(body, lines.join('\n')) : (lines[0] ?? ''));
  }
  for (const code of body.querySelectorAll('code')) {
    if (code.closest('pre') || !code.querySelector('br')) continue;
    for (const end of code.querySelectorAll('br')) end.replaceWith('\n');
    const block = preOf(body, code.textContent ?? '');
    code.replaceWith(block);
    outOfLine(block);
  }
}

/** A block stands in no paragraph: what is around it becomes two. */
function outOfLine(block: Element): void {
  for (let line = block.parentElement; line?.matches(LINES); line = block.parentElement) {
    const rest = line.cloneNode() as Element;
    while (block.nextSibling) rest.append(block.nextSibling);
    line.after(block, rest);
    for (const half of [line, rest])
      if (half.textContent?.trim() === '' && !half.querySelector('img, br')) half.remove();
  }
}

/** The lines of rows of `div`; those that are laid out in a line are one. */
function linesOf(block: Element): string[] {
  const lines = [''];
  for (const child of block.childNodes) {
    const isRow =
      child instanceof HTMLElement &&
      child.localName === 'div' &&
      !/display:\s*inline/.test(child.getAttribute('style') ?? '');
    if (child instanceof HTMLBRElement) lines.push('');
    else {
      lines[lines.length - 1] += child.textContent ?? '';
      if (isRow && child.nextSibling) lines.push('');
    }
  }
  return lines;
}

function preOf(body: HTMLElement, text: string): HTMLElement {
  const block = body.ownerDocument.createElement('pre');
  const code = body.ownerDocument.createElement('code');
  code.textContent = text;
  block.append(code);
  return block;
}

/** A line break between two blocks is an empty line of the program that it comes from; here blocks have their distance. */
function emptyLines(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br')) {
    const [above, below] = [besides(end, 'previousSibling'), besides(end, 'nextSibling')];
    const isBlock = (node: Node | null) => node === null || (node instanceof Element && node.matches(BLOCKS));
    const isBetween = above !== null || below !== null;
    if (isBetween && isBlock(above) && isBlock(below) && !end.closest('pre, li, td, th')) end.remove();
  }
}

/** The next node besides white space and other line breaks. */
function besides(node: Node, way: 'previousSibling' | 'nextSibling'): Node | null {
  let at = node[way];
  while (at && (at instanceof HTMLBRElement || (at.nodeType === 3 && at.textContent?.trim() === '')))
    at = at[way];
  return at;
}

/** Reads what other programs copied. */
export const pasteHtml = Extension.create({
  name: 'pasteHtml',
  addProseMirrorPlugins: () => [
    new Plugin({ key: new PluginKey('pasteHtml'), props: { transformPastedHTML: readableHtml } }),
  ],
});
