/** Numbered passages of a text, as models are asked to change them and as they answer. Pure. */

/**
 * The words of passages as a model answered them, by their number from 1; those that it left out are not there.
 * @param count of the passages; a single one is often answered without its number
 */
export function readPassages(answer: string, count: number): ReadonlyMap<number, string> {
  const lines = answer
    .split('\n')
    .map((line) => /^\s*(\d+)\s*[.．、:：)]\s*(\S.*?)\s*$/u.exec(line))
    .filter((match) => match !== null);
  const words = new Map(lines.map((match) => [Number(match[1]), match[2] as string]));
  if (count === 1 && words.size === 0 && answer.trim() !== '')
    words.set(1, answer.trim().replaceAll(/\s+/g, ' '));
  return words;
}
