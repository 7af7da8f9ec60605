/** A line of a text with its place, its indentation and the words without surrounding spaces. */
export interface Line {
  /** Without leading and trailing white space, comments left out. */
  text: string;
  /** Start of `text`, in UTF-16 units of the whole. */
  from: number;
  to: number;
  /** White space before it; a tab counts four, a full-width space two. */
  indent: number;
  blank: boolean;
  /** Holds nothing but comments: neither text nor an empty line. */
  hidden: boolean;
  /** Holds at least two spaces and nothing else, which keeps a Fountain speech together. */
  spaced: boolean;
}

/** Stands for a character of a comment. Texts are cleaned of it first. */
const MASK = '\0';

/** Same length, without NULs and lone surrogates, so that positions stay. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(MASK, ' ').replaceAll('\ufeff', ' ');

const WIDTHS: Record<string, number> = { ' ': 1, '\u00a0': 1, '\t': 4, '\u3000': 2 };

/** Lines of a text, cut at every kind of line end. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    const isEnd =
      at === text.length || letter === '\n' || letter === '\r' || letter === '\u2028' || letter === '\f';
    if (!isEnd) continue;
    lines.push(lineOf(text, start, at));
    if (letter === '\r' && text[at + 1] === '\n') at += 1;
    start = at + 1;
  }
  return lines;
}

function lineOf(text: string, start: number, end: number): Line {
  let from = start;
  let indent = 0;
  while (from < end && (WIDTHS[text[from] as string] !== undefined || text[from] === MASK)) {
    indent += WIDTHS[text[from] as string] ?? 0;
    from += 1;
  }
  let to = end;
  while (to > from && (WIDTHS[text[to - 1] as string] !== undefined || text[to - 1] === MASK)) to -= 1;
  const raw = text.slice(from, to);
  const whole = text.slice(start, end);
  const hidden = raw === '' && whole.includes(MASK);
  return {
    text: raw.includes(MASK) ? raw.replaceAll(MASK, '') : raw,
    from,
    to,
    indent,
    blank: raw === '' && !hidden,
    hidden,
    spaced: raw === '' && whole.length >= 2,
  };
}

export interface Comment {
  kind: 'note' | 'boneyard';
  text: string;
  from: number;
  to: number;
}

/**
 * Finds Fountain's notes `[[ ]]` and boneyard, which may span lines.
 * @returns the comments, and the text with a mask in their place: positions stay
 */
export function maskComments(text: string): { masked: string; comments: Comment[] } {
  const comments: Comment[] = [];
  const pieces: string[] = [];
  let done = 0;
  let at = 0;
  // An opening without an end is searched for once only.
  let noNoteEnd = false;
  let noBoneyardEnd = false;
  while (at < text.length - 1) {
    const pair = text.slice(at, at + 2);
    const kind = pair === '[[' ? 'note' : pair === '/*' ? 'boneyard' : undefined;
    if (!kind || (kind === 'note' ? noNoteEnd : noBoneyardEnd)) {
      at += 1;
      continue;
    }
    const end = text.indexOf(kind === 'note' ? ']]' : '*/', at + 2);
    if (end < 0) {
      if (kind === 'note') noNoteEnd = true;
      else noBoneyardEnd = true;
      at += 1;
      continue;
    }
    comments.push({ kind, text: text.slice(at + 2, end).trim(), from: at, to: end + 2 });
    pieces.push(text.slice(done, at), masked(text.slice(at, end + 2)));
    done = end + 2;
    at = done;
  }
  pieces.push(text.slice(done));
  return { masked: pieces.join(''), comments };
}

const masked = (text: string): string => text.replace(/[^\n\r]/g, MASK);
