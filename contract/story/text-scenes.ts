/** A text as the script of a story: its headings become scenes, which know the words that they came from. Pure. */

import { compareParts, type Part } from '../documents/parts/part.ts';
import { type Fingerprint, hashJson } from '../documents/parts/staleness.ts';
import { nodeOf } from '../documents/text-document.ts';
import { wordsOf } from '../documents/text-node.ts';
import { headingOf } from '../script/headings.ts';

/** From one heading of a text to the next. */
interface TextSection {
  /** Id of the block that begins it, and of all that are in it. */
  id: string;
  blocks: ReadonlySet<string>;
  /** Empty for what stands before the first heading. */
  heading: string;
  paragraphs: readonly string[];
}

/** What a scene is made of: hashes of its sections, by the id of the block that begins each. */
export interface SceneOrigin {
  /** Id of the text. */
  document: string;
  made: Fingerprint;
}

/** The line of a script that begins a scene, with the hash of the section that it came from. */
interface OriginLine {
  heading: string;
  section: string;
  hash: string;
}
export interface TextOrigin {
  document: string;
  lines: readonly OriginLine[];
}

/** Characters of a heading in a script; the words of a longer one are a paragraph. */
const HEADING = 100;
/** Sections that a scene remembers. */
export const ORIGIN_SECTIONS = 100;

/**
 * The script of a text, with where its scenes come from. A heading of the first level that begins the text, if no other
 * has that level, is its title and no scene. Raw HTML, images and lines have no words to be spoken.
 */
export function scriptOfText(document: string, parts: Iterable<Part>) {
  const { title, sections } = sectionsOf(parts);
  const scenes = sections.filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0);
  const isChinese = isMostlyChinese(
    scenes.map(({ heading, paragraphs }) => `${heading}${paragraphs.join('')}`).join(''),
  );
  const lines: OriginLine[] = [];
  const written = scenes.map((section, at) => {
    const { line, rest } = headingLine(section.heading, at + 1, isChinese);
    lines.push({ heading: line, section: section.id, hash: hashOf(section) });
    return [line, ...rest, ...section.paragraphs].filter((each) => each !== '').join('\n\n');
  });
  const origin: TextOrigin = { document, lines };
  return { title, scenes: scenes.length, script: written.join('\n\n'), origin };
}

/** Whether a fifth of the characters are Chinese, as the page that makes stories reads it. */
const isMostlyChinese = (words: string): boolean =>
  (words.match(/\p{Script=Han}/gu)?.length ?? 0) > 0.2 * words.length;

/** A heading as scripts write one, so that any form of script has a scene there. */
function headingLine(heading: string, number: number, isChinese: boolean): { line: string; rest: string[] } {
  if (heading === '') return { line: '', rest: [] };
  if (headingOf(heading)?.level === 'scene') return { line: heading, rest: [] };
  const label = isChinese ? `第${number}场` : `Scene ${number}`;
  const line = isChinese ? `${label}　${heading}` : `${label}. ${heading}`;
  const isRead = line.length <= HEADING && headingOf(line)?.level === 'scene';
  return isRead ? { line, rest: [] } : { line: label, rest: [heading] };
}

/**
 * Where each scene of a split script comes from: its headings are found again in their order, whatever else was changed
 * meanwhile. A scene has all sections up to the next one; one within a section has that section.
 */
export function originsOf(
  headings: readonly string[],
  { document, lines }: TextOrigin,
): (SceneOrigin | undefined)[] {
  let next = 0;
  const starts = headings.map((heading) => {
    const at = lines.findIndex((line, index) => index >= next && line.heading === heading);
    if (at < 0) return undefined;
    next = at + 1;
    return at;
  });
  let current: number | undefined;
  return starts.map((start, at) => {
    current = start ?? current;
    if (current === undefined) return undefined;
    const following = starts.slice(at + 1).find((each) => each !== undefined);
    const own = lines.slice(current, Math.max(current + 1, following ?? lines.length));
    const made = own.slice(0, ORIGIN_SECTIONS).map(({ section, hash }) => [section, hash] as const);
    return { document, made: Object.fromEntries(made) };
  });
}

/** The hashes that the sections of an origin have in the text now; one whose block is gone is left out. */
export function originNow({ made }: SceneOrigin, parts: Iterable<Part>): Fingerprint {
  const { sections } = sectionsOf(parts);
  const now = Object.keys(made).flatMap((id) => {
    const section = sections.find(({ blocks }) => blocks.has(id));
    return section === undefined ? [] : [[id, hashOf(section)] as const];
  });
  return Object.fromEntries(now);
}

const hashOf = ({ heading, paragraphs }: TextSection): string => hashJson([heading, ...paragraphs]);

function sectionsOf(parts: Iterable<Part>): { title: string | undefined; sections: TextSection[] } {
  const blocks = [...parts]
    .filter(({ kind, node }) => kind === 'block' && node !== undefined)
    .sort(compareParts)
    .map((part) => ({ id: part.id, node: nodeOf(part), words: oneLine(wordsOf(nodeOf(part))) }));
  const isTop = ({ node }: (typeof blocks)[number]) =>
    node.type === 'heading' && Number(node.attrs?.['level']) === 1;
  const first = blocks.find(({ words }) => words !== '');
  const titled = first && isTop(first) && blocks.filter(isTop).length === 1 ? first : undefined;
  const sections: { id: string; blocks: Set<string>; heading: string; paragraphs: string[] }[] = [];
  for (const block of blocks) {
    if (block === titled) continue;
    const { id, node, words } = block;
    const isHeading = node.type === 'heading' && words !== '';
    if (isHeading || sections.length === 0)
      sections.push({ id, blocks: new Set(), heading: isHeading ? words : '', paragraphs: [] });
    const section = sections.at(-1);
    section?.blocks.add(id);
    if (!isHeading && words !== '' && !WORDLESS.has(node.type))
      section?.paragraphs.push(...wordsOf(node).split('\n').map(oneLine).filter(Boolean));
  }
  return { title: titled?.words, sections };
}

const WORDLESS: ReadonlySet<string> = new Set(['htmlBlock', 'imageBlock', 'horizontalRule']);
const oneLine = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim();
