/** A Chinese character next to a Latin letter or a digit, in either order. */
const BORDER = /^(?:\p{sc=Han}[\p{sc=Latin}\d]|[\p{sc=Latin}\d]\p{sc=Han})$/u;

const join = (left: string, right: string): string =>
  left + (BORDER.test(left.slice(-1) + right.slice(0, 1)) ? ' ' : '') + right;

/**
 * A template with names in it: Chinese puts a space between itself and a Latin name, and none next to a
 * Chinese one.
 */
export const spaced = (texts: TemplateStringsArray, ...names: readonly string[]): string =>
  texts.reduce((line, text, at) => join(join(line, names[at - 1] ?? ''), text));
