import type { Language } from '@inkreel/contract/site.ts';
import { TRAITS, type Traits } from '@inkreel/contract/story/traits.ts';

/** The traits of `own` that `base` does not have, or has otherwise. */
export function differingTraits(own: Traits, base: Traits): Traits {
  const names = TRAITS.map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) =>
      own[name] !== undefined && String(own[name]) !== String(base[name] ?? '') ? [[name, own[name]]] : [],
    ),
  );
}

/** What people see of a picture at once. */
const WORN = ['clothes', 'clothes_color', 'accessories'] as const;

/** The traits that a primary look is told by: clothes, their colour, what is worn. */
export const wornTraits = (traits: Traits): Traits =>
  Object.fromEntries(WORN.flatMap((name) => (traits[name] === undefined ? [] : [[name, traits[name]]])));

/** Whether two sets of traits are the same. */
export const areSameTraits = (a: Traits, b: Traits): boolean =>
  TRAITS.every(({ name }) => String(a[name] ?? '') === String(b[name] ?? ''));

/** Names of the values, as a list: "Coat, Green"; '' for none. */
export function traitNames(traits: Traits, language: Language): string {
  return TRAITS.flatMap(({ name, choices }) => {
    const values: readonly string[] = [traits[name] ?? []].flat();
    return choices.filter(({ value }) => values.includes(value)).map(({ text }) => text[language]);
  }).join(language === 'zh' ? '、' : ', ');
}
