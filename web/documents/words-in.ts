/** A text as a row of words, single Chinese characters, and whatever is between them: together they are the text. */
export const wordsIn = (text: string): string[] =>
  text.match(/\p{Script=Han}|[\p{L}\p{N}'’]+|[^\p{L}\p{N}]/gu) ?? [];
