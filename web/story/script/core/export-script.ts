/** A script as a file. Pure. */

import { isHeading } from './headings.ts';
import { type RoleNames, type Scene, speakerOf, typeOf, wordsOf } from './script.ts';

/**
 * Fountain (fountain.io/syntax): headings, names and transitions that its rules would not recognise are forced, and so
 * is action that they would take for something else.
 */
export function fountainOf(title: string, scenes: readonly Scene[], roles: RoleNames): string {
  const blocks = [`Title: ${title.replaceAll(/\s+/gu, ' ')}`];
  for (const { part, number, lines } of scenes) {
    const heading = wordsOf(part, 'heading').trim();
    if (number !== undefined) blocks.push(isPlainHeading(heading) ? heading : `.${heading || number}`);
    for (const [at, line] of lines.entries()) {
      const text = rows(line.text ?? '');
      const before = lines[at - 1];
      const type = typeOf(line);
      if (text === '') continue;
      const name = speakerOf(line, roles)?.name;
      if (type === 'speech') blocks.push(`${cue(name ?? '?')}\n${text}`);
      else if (type === 'aside') {
        const aside = /^[(（].*[)）]$/su.test(text) ? text : `(${text})`;
        // It stands inside a speech: below the name or between its words.
        const isInside = before !== undefined && typeOf(before) === 'speech';
        if (isInside) blocks[blocks.length - 1] += `\n${aside}`;
        else blocks.push(aside);
      } else if (type === 'transition') blocks.push(/^[A-Z ]+ TO:$/u.test(text) ? text : `> ${text}`);
      else blocks.push(isTaken(text) ? `!${text}` : text);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

const isPlainHeading = (heading: string): boolean => /^(?:INT|EXT|EST|I\/E)[. ]/iu.test(heading);
/** Capitals make a name; others are forced. */
const cue = (name: string): string => (/^[A-Z][A-Z0-9 .'-]*$/u.test(name) ? name : `@${name}`);
/** Blank rows would end the paragraph. */
const rows = (text: string): string =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n');
const isTaken = (text: string): boolean =>
  isHeading(text) || /^[.@!>~=#(（]/u.test(text) || text === text.toUpperCase();

/** Plain text: `Name: line`, which every reader of scripts understands. */
export function plainTextOf(
  title: string,
  scenes: readonly Scene[],
  roles: RoleNames,
  language: 'en' | 'zh',
): string {
  const colon = language === 'zh' ? '：' : ': ';
  const blocks = [title];
  for (const { part, number, lines } of scenes) {
    if (number !== undefined) blocks.push(`${number}. ${wordsOf(part, 'heading')}`.trim());
    for (const line of lines) {
      const text = rows(line.text ?? '');
      const name = speakerOf(line, roles)?.name;
      if (text !== '') blocks.push(name === undefined ? text : `${name}${colon}${text}`);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}
