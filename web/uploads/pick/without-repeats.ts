import type { Pickable } from '../use-picture-input.ts';

/**
 * The list without pictures that are in it already: a file that was uploaded twice is one picture to a
 * person.
 */
export function withoutRepeats(items: readonly Pickable[]): Pickable[] {
  const seen = new Set<string>();
  return items.filter(({ name, size, width, height }) => {
    const key = JSON.stringify([name, size, width, height]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
