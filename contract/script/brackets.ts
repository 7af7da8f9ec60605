/** Directions in brackets within speeches. */

const PAIRS: Record<string, string> = { '(': ')', '[': ']', '（': '）', '【': '】', '〔': '〕' };
/** A longer group is not looked through for its end. */
const LONGEST = 600;

export interface Piece {
  kind: 'words' | 'direction';
  text: string;
  /** Position in the text that was cut. */
  from: number;
  to: number;
}

/** Position after the bracket that closes the one at `at`; -1 if it stays open. Nested pairs count. */
export function groupEnd(text: string, at: number): number {
  const open = text[at] as string;
  const close = PAIRS[open];
  if (!close) return -1;
  let depth = 0;
  const last = Math.min(text.length, at + LONGEST);
  for (let position = at; position < last; position += 1) {
    if (text[position] === open) depth += 1;
    else if (text[position] === close && --depth === 0) return position + 1;
  }
  return -1;
}

const isMark = (letter: string | undefined): boolean => letter === '_' || letter === '*';

/** Whether a line is one bracketed group, with italics or a full stop around it. */
export function isDirection(line: string): boolean {
  const start = line.startsWith('_') || line.startsWith('*') ? 1 : 0;
  const end = groupEnd(line, start);
  return end > 0 && /^[_*.。]{0,3}$/.test(line.slice(end));
}

/** Words of a direction, without its brackets and italics. */
export function bareDirection(text: string): string {
  return text
    .replace(/^[_*]{0,2}[([（【〔]/, '')
    .replace(/[)\]）】〕][_*.。]{0,2}$/, '')
    .replaceAll(/[_*]/g, '')
    .trim();
}

/** Cuts a speech into words and directions. An opening without an end is words. */
export function cutSpeech(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  // Beyond the last unclosed opening nothing closes either, so each is searched for once.
  let budget = 40;
  const add = (kind: Piece['kind'], from: number, to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    // A full stop between a name's direction and its words says nothing.
    if (trimmed === '' || /^[.。,，_*]{1,2}$/.test(trimmed)) return;
    pieces.push({ kind, text: trimmed, from: from + lead, to: from + lead + trimmed.length });
  };
  for (let at = 0; at < text.length; at += 1) {
    if (PAIRS[text[at] as string] === undefined) continue;
    const end = groupEnd(text, at);
    if (end < 0) {
      budget -= 1;
      if (budget === 0) break;
      continue;
    }
    const from = isMark(text[at - 1]) ? at - 1 : at;
    add('words', start, from);
    const to = isMark(text[end]) ? end + 1 : end;
    add('direction', from, to);
    start = to;
    at = to - 1;
  }
  add('words', start, text.length);
  return pieces.map((piece) =>
    piece.kind === 'words' ? withoutLeadingStop(piece, pieces[0] === piece) : piece,
  );
}

/** "NORA (calls). Words": the full stop ends the direction. */
function withoutLeadingStop(piece: Piece, first: boolean): Piece {
  const lead = first ? 0 : (/^[.。] */.exec(piece.text)?.[0].length ?? 0);
  return { ...piece, text: piece.text.slice(lead), from: piece.from + lead };
}
