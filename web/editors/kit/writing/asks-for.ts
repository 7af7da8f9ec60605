/** Marks around what is translated, and before each line: its number, and how many characters people can read of it. */
const MARKS = /^(?:<text>)?\d+\.\s*(?:\(\d+\)\s*)?|<\/?text>/gmu;

/** Only letters and digits: a prompt may have other spaces and punctuation than the person's words. */
const bare = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a model was asked to translate these lines, all of them and no others. */
export function asksFor(prompt: unknown, lines: readonly string[]): boolean {
  return typeof prompt === 'string' && bare(prompt.replace(MARKS, '')) === bare(lines.join(''));
}
