/** Marks around what is translated, and before each line: its number, and how many characters people can read of it. */
const MARKS = /^(?:<text>)?\d+\.\s*(?:\(\d+\)\s*)?|<\/?text>/gmu;

/** Letters and digits alone: a prompt holds the words of a person with other spaces and punctuation. */
const bare = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a model was asked to translate these lines, all of them and no others. */
export function asksFor(prompt: unknown, lines: readonly string[]): boolean {
  return typeof prompt === 'string' && bare(prompt.replace(MARKS, '')) === bare(lines.join(''));
}
