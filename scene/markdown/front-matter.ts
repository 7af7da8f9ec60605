/** Settings before a text, between lines of three hyphens. Markdown has none: a text keeps them as code. */

/** What such code is marked with. */
export const FRONT_MATTER = 'front matter';

const FENCED = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;
/** `key: value`, what belongs to a key above, a comment, or nothing. */
const SETTING = /^(?:[\w][\w .-]{0,60}:(?:[ \t].*)?|[ \t]+.*|-[ \t].*|#.*|)$/;

/** Parts settings from a text; `skipped` is the number of their lines. */
export function takeFrontMatter(text: string): { front?: string; rest: string; skipped: number } {
  const [fenced, inside = ''] = FENCED.exec(text) ?? [];
  const lines = inside.replaceAll('\r', '').split('\n').slice(0, -1);
  const isFront = /^[\w]/.test(lines[0] ?? '') && lines.every((line) => SETTING.test(line));
  if (fenced === undefined || !isFront) return { rest: text, skipped: 0 };
  return { front: lines.join('\n'), rest: text.slice(fenced.length), skipped: lines.length + 2 };
}
