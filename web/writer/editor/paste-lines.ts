/** Lines of pasted HTML: programs make the distance between blocks of empty lines, which the writer has itself. */

const BLOCKS =
  'address,article,aside,blockquote,div,dl,figure,h1,h2,h3,h4,h5,h6,hr,ol,p,pre,section,table,ul,li,details';
/** What holds words, and no block. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, a, b, strong, i, em, u, s, span, font';
/** What is no words, and yet no empty line. */
const MEDIA = 'img[src], img[data-source], hr, input, svg, table, pre';
const OTHERS = 'pre, li, td, th';

/** Takes a block out of the paragraph that holds it, which is split in two. */
export function outOfLine(block: Element): void {
  for (let line = block.parentElement; line?.matches(LINES); line = block.parentElement) {
    const rest = line.cloneNode() as Element;
    while (block.nextSibling) rest.append(block.nextSibling);
    line.after(block, rest);
    for (const half of [line, rest]) if (isEmpty(half)) half.remove();
  }
}

/** Two line breaks in a row begin another paragraph; those at the edge of a block, and empty paragraphs, go. */
export function readLines(body: HTMLElement): void {
  for (const end of body.querySelectorAll('br')) {
    if (!end.isConnected || end.closest(OTHERS)) continue;
    const [above, below] = [besides(end, 'previousSibling'), besides(end, 'nextSibling')];
    if (isBlock(above) && isBlock(below)) {
      if (above !== null || below !== null) end.remove();
      continue;
    }
    if (above === null) end.remove();
    const run = breaksFrom(end);
    if (run.length < 2 || above === null) continue;
    const gap = body.ownerDocument.createElement('div');
    end.before(gap);
    for (const each of run) each.remove();
    outOfLine(gap);
  }
  for (const holder of [body, ...body.querySelectorAll('div, section, article, main')]) wrapWords(holder);
  if (isEmpty(body)) return;
  for (const line of body.querySelectorAll('p'))
    if (isEmpty(line) && !line.closest('li, td, th')) line.remove();
}

const isEmpty = (element: Element): boolean =>
  element.textContent?.trim() === '' && element.querySelector(MEDIA) === null;

const isBlock = (node: Node | null): boolean =>
  node === null || (node instanceof Element && node.matches(BLOCKS));

/** Wraps words that stand between blocks in paragraphs. */
function wrapWords(holder: Element): void {
  if (![...holder.children].some(isBlock)) return;
  let line: Element | undefined;
  for (const node of Array.from(holder.childNodes)) {
    if (isBlock(node) || (node instanceof Element && node.querySelector(BLOCKS) !== null)) {
      line = undefined;
      continue;
    }
    if (line === undefined && isSpaceNode(node)) continue;
    if (line === undefined) {
      line = holder.ownerDocument.createElement('p');
      node.before(line);
    }
    line.append(node);
  }
}

/** This line break and those that follow it, with nothing but white space between. */
function breaksFrom(end: HTMLBRElement): HTMLBRElement[] {
  const run = [end];
  for (let at = end.nextSibling; at !== null; at = at.nextSibling) {
    if (at instanceof HTMLBRElement) run.push(at);
    else if (!isSpaceNode(at)) break;
  }
  return run;
}

const isSpaceNode = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE ||
  (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '');

/** The next node besides white space and other line breaks. */
function besides(node: Node, way: 'previousSibling' | 'nextSibling'): Node | null {
  let at = node[way];
  while (at && (at instanceof HTMLBRElement || isSpaceNode(at))) at = at[way];
  return at;
}
