const HAN_AT_END = /\p{Script=Han}$/u;
const HAN_AT_START = /^\p{Script=Han}/u;
const LATIN_AT_END = /[\p{Script=Latin}\d]$/u;
const LATIN_AT_START = /^[\p{Script=Latin}\d]/u;

const between = (left: string, right: string): string =>
  (HAN_AT_END.test(left) && LATIN_AT_START.test(right)) ||
  (LATIN_AT_END.test(left) && HAN_AT_START.test(right))
    ? `${left} ${right}`
    : left + right;

/** A template with names in it: Chinese puts a space between itself and a Latin name, and none beside a Chinese one. */
export const spaced = (texts: TemplateStringsArray, ...names: readonly string[]): string =>
  texts.reduce((line, text, at) => between(between(line, names[at - 1] ?? ''), text));
