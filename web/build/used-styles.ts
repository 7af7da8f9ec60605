/**
 * The part of a style sheet that a built page uses. Utility classes are two fifths of it, and each page has few of them;
 * the whole sheet is loaded when the page awakes (`web/lib/whole-styles.ts`).
 */

const UTILITIES = '@layer utilities{';
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"' };

/** Class names in a document. */
function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const text = lists.join(' ').replace(/&(amp|gt|lt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
  return new Set(text.split(/\s+/));
}

/** The sheet without those rules of its utilities whose classes the document does not have. */
export function usedStyles(sheet: string, html: string): string {
  const start = sheet.indexOf(UTILITIES);
  if (start === -1) return sheet;
  const end = endOfBlock(sheet, start + UTILITIES.length - 1);
  const used = classesIn(html);
  const rules = usedRules(sheet.slice(start + UTILITIES.length, end - 1), used);
  return `${sheet.slice(0, start)}${UTILITIES}${rules}}${sheet.slice(end)}`;
}

/** The place after the bracket that closes the one at `open`. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('A style sheet has a block without an end');
}

function usedRules(rules: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (let at = 0; at < rules.length; ) {
    const open = rules.indexOf('{', at);
    if (open === -1) return kept + rules.slice(at);
    const end = endOfBlock(rules, open);
    const prelude = rules.slice(at, open);
    if (prelude.startsWith('@')) {
      const inner = usedRules(rules.slice(open + 1, end - 1), used);
      if (inner !== '') kept += `${prelude}{${inner}}`;
    } else if (isUsed(prelude, used)) kept += rules.slice(at, end);
    at = end;
  }
  return kept;
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
  return classes.length === 0 || classes.some((name) => used.has(name));
}
