import { EFFECT_WORDS } from '@inkreel/contract/film/effect-words.ts';
import { type EffectId, LIBRARY_EFFECTS } from '@inkreel/contract/film/sound-library.ts';

/** Effects that have every word of the query, in either language; all for an empty one. */
export function findEffects(query: string): ReadonlySet<EffectId> {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = LIBRARY_EFFECTS.filter(({ id }) => words.every((word) => EFFECT_WORDS[id].includes(word)));
  return new Set(found.map(({ id }) => id));
}
