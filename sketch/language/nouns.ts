import type { Noun } from './noun.ts';
import { ANIMALS } from './nouns/animals.ts';
import { BUILDINGS } from './nouns/buildings.ts';
import { CLOTHING } from './nouns/clothing.ts';
import { FOOD } from './nouns/food.ts';
import { FURNITURE } from './nouns/furniture.ts';
import { INSTRUMENTS } from './nouns/instruments.ts';
import { NATURE } from './nouns/nature.ts';
import { OBJECTS } from './nouns/objects.ts';
import { PERSON_PROPS } from './nouns/person-props.ts';
import { PLANTS } from './nouns/plants.ts';
import { PRODUCTS } from './nouns/products.ts';
import { SKY } from './nouns/sky.ts';
import { TOYS } from './nouns/toys.ts';
import { VEHICLES } from './nouns/vehicles.ts';

/** Every noun that the sketch engine can draw, except people. */
export const NOUNS: readonly Noun[] = [
  ...ANIMALS,
  ...PLANTS,
  ...FOOD,
  ...VEHICLES,
  ...BUILDINGS,
  ...FURNITURE,
  ...PRODUCTS,
  ...OBJECTS,
  ...TOYS,
  ...INSTRUMENTS,
  ...CLOTHING,
  ...PERSON_PROPS,
  ...NATURE,
  ...SKY,
];

const NOUN_BY_ID: ReadonlyMap<string, Noun> = new Map(NOUNS.map((noun) => [noun.id, noun]));

/** The noun of a subject (`Subject.noun`), or undefined for `person` and unknown ids. */
export function nounById(id: string): Noun | undefined {
  return NOUN_BY_ID.get(id);
}
