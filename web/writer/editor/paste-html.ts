/** What other programs put on the clipboard, in the elements that the editor reads. Nothing of it is run or fetched. */
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { fileLosses } from '../import-export/losses.ts';
import { storeImage } from './insert-image.ts';
import { hasOwnImages, isImageAlone, type PastedImages, pastedImages, withSources } from './paste-images.ts';
import { outOfLine, readLines } from './paste-lines.ts';
import { evenRows } from './paste-tables.ts';

/** HTML that was copied in an editor of this family says how deep it was cut, and needs no change. */
const OWN = 'data-pm-slice';
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/**
 * Lists of Word are paragraphs with a style, its tasks and those of others check boxes, code of editors and terminals
 * rows of `div`: they become lists, tasks and code.
 */
function readableHtml(html: string): string {
  if (html.includes(OWN)) return html;
  // A document without a window: it runs no script and loads no image.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  // Bookmarks, which would stand between two lines of a list.
  for (const mark of body.querySelectorAll('span:empty, a:empty, font:empty')) mark.remove();
  // What Word says around words: kinds of data, fields to fill in.
  for (const around of body.querySelectorAll('*'))
    if (around.localName.includes(':')) around.replaceWith(...around.childNodes);
  // The editor takes bold away for the number alone.
  for (const plain of body.querySelectorAll<HTMLElement>('span[style], font[style]'))
    if (plain.style.fontWeight === 'normal') plain.style.fontWeight = '400';
  wordLists(body, html);
  tasks(body);
  nestedLists(body);
  codeOf(body);
  readLines(body);
  evenRows(body);
  return body.innerHTML;
}

/** The paragraphs of Word's lists, in nested lists; a heading stays one, and its number becomes words. */
function wordLists(body: HTMLElement, html: string): void {
  const open: { list: HTMLElement; level: number; name: string }[] = [];
  let last: Element | undefined;
  for (const line of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [style, name = '', depth = '1'] = WORD_LIST.exec(line.getAttribute('style') ?? '') ?? [];
    if (style === undefined) continue;
    const marker = takeMarker(line);
    if (line.localName !== 'p') {
      if (isNumber(marker)) line.prepend(`${marker} `);
      continue;
    }
    // What stands between two lines ends the list.
    if (last !== line.previousElementSibling) open.length = 0;
    const level = Number(depth);
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const isNumbered = marker === '' ? isNumberedByStyle(html, name, depth) : isNumber(marker);
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

/** Whether a sign before a line counts it; o and § are bullets in the fonts of Word. */
const isNumber = (marker: string): boolean => /[\p{L}\p{N}]/u.test(marker.replace(/^[o§]$/u, ''));

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
  // In front of the words: the box, and what it is called for screen readers.
  for (const label of body.querySelectorAll('li[data-type="taskItem"] > label')) label.remove();
  for (const box of body.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const item = box.closest<HTMLElement>('li, td, th');
    const isDone = box.hasAttribute('checked');
    if (item?.localName === 'li' && item.querySelector('input[type="checkbox"]') === box) {
      item.dataset['checked'] ??= String(isDone);
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
    if (!isListAlone) continue;
    if (above?.localName === 'li') {
      above.append(...item.children);
      item.remove();
    } else if (item.parentElement?.localName === item.firstElementChild?.localName)
      // A copy that begins within a list brings the lists around it, without their words.
      item.replaceWith(...[...item.children].flatMap((list) => [...list.children]));
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

/** Reads what other programs copied. */
export const pasteHtml = (document: OpenParts) =>
  Extension.create({
    name: 'pasteHtml',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('pasteHtml'),
        props: {
          transformPastedHTML: readableHtml,
          handlePaste: (view, { clipboardData: data }) => {
            const html = data?.getData('text/html') ?? '';
            if (!data || html === '' || view.state.selection.$from.parent.type.spec.code) return false;
            // The image itself is in the clipboard too, and is put into the text as a file.
            if (data.files.length > 0 && isImageAlone(html)) return true;
            if (!hasOwnImages(html)) return false;
            void pasteImages(document, view, pastedImages(html, data.getData('text/rtf')));
            return true;
          },
        },
      }),
    ],
  });

/** Stores the images that came along, and pastes the words with them; says which ones did not come along. */
async function pasteImages(document: OpenParts, view: EditorView, pasted: PastedImages): Promise<void> {
  const { doc, selection } = view.state;
  const sources: (string | undefined)[] = [];
  const lost = [...pasted.lost];
  for (const file of pasted.files) {
    const source = await storeImage(document, file).catch(() => undefined);
    if (source === undefined) lost.push('');
    sources.push(source);
  }
  if (view.isDestroyed) return;
  // If something was typed meanwhile, they come where the caret is now.
  if (view.state.doc === doc) view.dispatch(view.state.tr.setSelection(selection));
  view.pasteHTML(withSources(pasted, sources));
  if (lost.length === 0) return;
  const losses = [{ kind: 'local_image' as const, count: lost.length, lines: [] }];
  const names = lost.filter((name) => name !== '');
  fileLosses.set({ way: 'pasted', text: document.record.id, losses, names });
}
