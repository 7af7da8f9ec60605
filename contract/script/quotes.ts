/** Quoted speech in a paragraph of prose. */

export interface Quote {
  /** Of the words within the marks. */
  from: number;
  to: number;
  /** Position after the closing mark. */
  end: number;
  /** The paragraph ended before the closing mark: the speaker goes on in the next one. */
  open: boolean;
}

const MARKS: Record<string, string> = { '“': '”', '「': '」', '『': '』', '«': '»', '"': '"', '＂': '＂' };

/** Quotes of a paragraph, the outermost only. Positions are in the paragraph. */
export function quotesOf(text: string): Quote[] {
  const quotes: Quote[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const open = text[at] as string;
    const close = MARKS[open];
    if (!close) continue;
    const end = closingOf(text, at, open, close);
    const to = end < 0 ? text.length : end;
    if (text.slice(at + 1, to).trim() !== '')
      quotes.push({ from: at + 1, to, end: end < 0 ? to : end + 1, open: end < 0 });
    at = to;
  }
  return quotes;
}

function closingOf(text: string, at: number, open: string, close: string): number {
  let depth = 1;
  for (let position = at + 1; position < text.length; position += 1) {
    const letter = text[position];
    if (letter === close) depth -= 1;
    else if (letter === open) depth += 1;
    if (depth === 0) return position;
  }
  return -1;
}

/** Whether a quote is said, not a title or a word that is talked about. */
export function isSpeech(text: string, { from, to, end }: Quote, isAttributed: boolean): boolean {
  const words = text.slice(from, to).trim();
  const before = text.slice(0, from - 1).trimEnd();
  if (/[.!?,…—–。！？，；~-]$/.test(words) || isAttributed) return true;
  const isAlone = before === '' && text.slice(end).trim() === '';
  return isAlone || /[:：]$/.test(before) || (before === '' && words.length > 8);
}
