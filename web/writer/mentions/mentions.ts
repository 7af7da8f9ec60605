/**
 * Mentions of people and of what was made: links whose words begin with @, so that they are kept in Markdown as any other
 * link is. Pure.
 */
import type { Editor } from '@tiptap/core';
import { caretQuery } from '../editor/caret-query.ts';

/** Begins the address of a link to a person, which leads nowhere outside of the product. */
export const PERSON = 'inkreel:person/';
/** Characters of a name that a mention shows, and of the words by which it is found. */
const NAME = 60;

/** An e-mail address is no mention; Chinese is written without spaces. */
export const MENTION_QUERY =
  /(?:^|[^\p{L}\p{N}@＠.]|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}])[@＠]([^\s@＠]{0,30})$/u;

/** The menu of people and of what was made, which @ opens. */
export const mentionQuery = () => caretQuery('mention', MENTION_QUERY);

/** Whether a name, or a word of it, begins with what was typed. */
export function isNamed(name: string, words: string): boolean {
  const [all, wanted] = [name.toLowerCase(), words.toLowerCase()];
  return (
    all.startsWith(wanted) ||
    all.includes(` ${wanted}`) ||
    (/\p{Script=Han}/u.test(wanted) && all.includes(wanted))
  );
}

/** One line of at most some characters. */
export function mentionName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= NAME
    ? line
    : `${letters
        .slice(0, NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The address at which an image or video in My creations is shown.
 * @param origin of the product, since a text may leave it
 */
export function creationAddress(
  origin: string,
  path: string,
  { id, prompt }: { id: string; prompt: string | null },
): string {
  const query = new URLSearchParams();
  // Prompts are searched letter by letter, also between words.
  const [line = ''] = (prompt ?? '').trim().split('\n', 1);
  const words = [...line].slice(0, NAME).join('').trim();
  if (words !== '') query.set('search', words);
  query.set('open', id);
  return `${origin}${path}?${query}`;
}

/** Puts a mention at the caret, and a space behind it. */
export function insertMention(editor: Editor, name: string, href: string): void {
  const mark = { type: 'link', attrs: { href, title: null } };
  editor
    .chain()
    .insertContent([
      { type: 'text', text: `@${mentionName(name)}`, marks: [mark] },
      { type: 'text', text: ' ' },
    ])
    .run();
}
