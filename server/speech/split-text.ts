/** A part of a text that is spoken at once, and where it begins in the text. */
export interface TextPiece {
  text: string;
  start: number;
  /** Silence after it, in milliseconds, at the usual speed. */
  pauseMs: number;
}

/** Maximum characters of a piece, so that progress is reported and a cancelled run ends soon. */
const LONGEST = 400;
/** Pauses of eSpeak NG between sentences, and of a reader between paragraphs, in milliseconds. */
const SENTENCE_MS = 300;
const PARAGRAPH_MS = 600;
const SENTENCE = /[^.!?…。！？；\n]*(?:[.!?…。！？；\n]+["'”’」』）)]*\s*|$)/gu;

/**
 * Splits a text into pieces that end with a sentence or a paragraph if possible; a sentence that is too long is split
 * between words. Joined, the pieces are the text.
 */
export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  let open = '';
  const close = () => {
    if (open.trim() !== '') {
      const pauseMs = /\n\s*$/.test(open) ? PARAGRAPH_MS : SENTENCE_MS;
      pieces.push({ text: open, start, pauseMs });
    }
    start += open.length;
    open = '';
  };
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (open.length + sentence.length > LONGEST) close();
    let rest = sentence;
    while (rest.length > LONGEST) {
      const at = lastBreak(rest.slice(0, LONGEST));
      open = rest.slice(0, at);
      rest = rest.slice(at);
      close();
    }
    open += rest;
    if (/\n\s*$/.test(open)) close();
  }
  close();
  const last = pieces.at(-1);
  if (last) last.pauseMs = 0;
  return pieces;
}

/** After the last comma or space; if there is none, between two characters. */
function lastBreak(text: string): number {
  const at = Math.max(...[' ', ',', '，', '、', '\t'].map((sign) => text.lastIndexOf(sign)));
  if (at > 0) return at + 1;
  return text.charCodeAt(text.length - 1) >> 10 === HIGH_SURROGATE ? text.length - 1 : text.length;
}
const HIGH_SURROGATE = 0xd800 >> 10;
