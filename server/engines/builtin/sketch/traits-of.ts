import {
  CLOTHES_COLORS,
  HAIR_COLORS,
  SKINS,
  type TraitChoice,
  type Traits,
} from '@inkreel/contract/story/traits.ts';
import type { CharacterTraits } from '@inkreel/sketch';

/** Ages that the engine draws. */
const AGES = { child: 'child', teen: 'teen', youth: 'adult', middle_age: 'adult', elderly: 'elder' } as const;

const colorOf = (choices: readonly TraitChoice[], value: string | undefined) =>
  choices.find((each) => each.value === value)?.color;

/** The traits of a character as the engine draws them. */
export function traitsOf({
  age,
  gender,
  skin,
  hair,
  hair_color: hairColor,
  clothes,
  clothes_color: clothesColor,
  accessories,
}: Traits): CharacterTraits {
  const drawn = {
    age: age && AGES[age],
    gender,
    skin: colorOf(SKINS, skin),
    hairStyle: hair,
    hairColor: colorOf(HAIR_COLORS, hairColor),
    outfit: clothes,
    outfitColor: colorOf(CLOTHES_COLORS, clothesColor),
    accessories,
  };
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
}
