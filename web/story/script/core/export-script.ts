/** A script as a file. Pure. */
import { headingOf } from '@inkreel/contract/script/headings.ts';
import { goesOn, isSpoken, type RoleNames, type Scene, speakerOf, typeOf, wordsOf } from './script.ts';

/** A paragraph as it is printed. */
export interface Printed {
  kind: 'heading' | 'action' | 'transition' | 'cue' | 'speech' | 'aside';
  text: string;
}

/** The paragraphs of a script in their order: each speech is a name, with words and asides below it. */
export function printedOf(scenes: readonly Scene[], roles: RoleNames): Printed[] {
  const printed: Printed[] = [];
  for (const { part, number, lines } of scenes) {
    if (number !== undefined)
      printed.push({ kind: 'heading', text: oneLine(wordsOf(part, 'heading')) || `${number}` });
    const full = lines.filter(({ text = '' }) => text.trim() !== '');
    for (const [at, line] of full.entries()) {
      const kind = typeOf(line);
      if (isSpoken(line) && !goesOn(line, full[at - 1], roles))
        printed.push({ kind: 'cue', text: oneLine(speakerOf(line, roles)?.name ?? '') || '…' });
      printed.push({ kind, text: kind === 'aside' ? inBrackets(line.text ?? '') : rows(line.text ?? '') });
    }
  }
  return printed;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const inBrackets = (text: string): string => {
  const aside = oneLine(text);
  if (/^[(（].*[)）]$/u.test(aside)) return aside;
  return /\p{Script=Han}/u.test(aside) ? `（${aside}）` : `(${aside})`;
};
/** Blank rows would end the paragraph. */
const rows = (text: string): string =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n');

/**
 * Fountain (fountain.io/syntax): headings, names and transitions that its rules would not recognise are forced, and so
 * is action that they would take for something else.
 */
export function fountainOf(title: string, scenes: readonly Scene[], roles: RoleNames): string {
  let text = `Title: ${oneLine(title)}`;
  for (const { kind, text: words } of printedOf(scenes, roles)) {
    const isInside = kind === 'speech' || kind === 'aside';
    text +=
      (isInside ? '\n' : '\n\n') +
      (isInside && kind === 'aside' ? asFountainAside(words) : inFountain(kind, words));
  }
  return `${text}\n`;
}

/** Fountain knows only these brackets. */
const asFountainAside = (text: string): string => `(${text.slice(1, -1)})`;

function inFountain(kind: Printed['kind'], text: string): string {
  if (kind === 'heading') return /^(?:INT|EXT|EST|I\/E)[. ]/iu.test(text) ? text : `.${text}`;
  // Capitals make a name; others are forced, and keep their letters.
  if (kind === 'cue') return /^[A-Z][A-Z0-9 .'-]*$/u.test(text) ? text : `@${text}`;
  if (kind === 'transition') return /^[A-Z ]+ TO:$/u.test(text) ? text : `> ${oneLine(text)}`;
  return kind === 'action' && isTaken(text) ? `!${text}` : text;
}

const isTaken = (text: string): boolean =>
  headingOf(text) !== undefined || /^[.@!>~=#]/u.test(text) || text === text.toUpperCase();

/** Plain text: `Name: line`, which every reader of scripts understands. */
export function plainTextOf(
  title: string,
  scenes: readonly Scene[],
  roles: RoleNames,
  language: 'en' | 'zh',
): string {
  const colon = language === 'zh' ? '：' : ':';
  let text = oneLine(title);
  let isOpen = false;
  for (const { kind, text: words } of printedOf(scenes, roles)) {
    const space = isOpen && language === 'en' ? ' ' : '';
    isOpen = kind === 'cue' || (isOpen && kind === 'aside');
    const isInside = kind === 'speech' || kind === 'aside';
    text += `${isInside ? space : '\n\n'}${words}${kind === 'cue' ? colon : ''}`;
    if (kind === 'aside' && !isOpen) isOpen = true;
  }
  return `${text}\n`;
}
