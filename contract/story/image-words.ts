/** What a language model says about the images of a storyboard, a numbered paragraph each. */

/** Images that one text is about: as many as a language model gets at once (`TEXT_LIMITS.pictures`). */
export const IMAGES_PER_TEXT = 4;

/**
 * The words for each image by its place from 0, of a text that may still be coming: "2. The moon rises." Paragraphs
 * that no number opens belong to the one before them.
 * @param count images that the text is about
 */
export function readImageWords(text: string, count: number): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  let current: number | undefined;
  for (const line of text.split('\n')) {
    const [, number, begun] = /^[\s*#]*(\d{1,2})[.．、:：)）][\s*]*(.*)$/u.exec(line) ?? [];
    const at = Number(number) - 1;
    const opens = at >= 0 && at < count && !words.has(at);
    if (opens) current = at;
    const said = (opens ? (begun ?? '') : line).trim();
    if (current === undefined || said === '') continue;
    const before = words.get(current);
    words.set(current, before === undefined ? said : `${before} ${said}`);
  }
  return words;
}
