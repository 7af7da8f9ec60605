import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { hashText, type PersonLook, type Subject } from '../brief.ts';
import { nounById } from '../language/nouns.ts';
import type { Tie } from './tie.ts';

const HAIR: Record<PersonLook['gender'], readonly PersonLook['hairStyle'][]> = {
  female: ['bob', 'pigtails', 'ponytail', 'long', 'bun', 'curly'],
  male: ['short', 'messy', 'side', 'curly'],
};
const HAIR_COLORS = ['#2b2430', '#5a3a28', '#8a5a34', '#c9974e', '#3a2a24', '#a3512f'] as const;
const CLOTHES = ['#d9574a', '#e0a53a', '#4f9a6a', '#4a7fc0', '#8a64b8', '#e07fa0', '#3fa3a0'] as const;
/** Words for people of either sex: a group of them is mixed. */
const NEUTRAL =
  /child|kid|people|person|friend|student|pupil|teen|tourist|villager|neighbou?r|classmate|人|孩子|小孩|儿童|朋友|同学|学生|宝宝|娃|村民|游客/i;
const OTHER = { female: 'male', male: 'female' } as const;
/** Outfits that look the same on every person: their colours stay. */
const UNIFORMS: ReadonlySet<PersonLook['outfit']> = new Set([
  'spacesuit',
  'chef',
  'armour',
  'uniform',
  'doctor',
  'suit',
]);

/** Which outfit a garment of the noun table represents. */
const GARMENTS: readonly [RegExp, PersonLook['outfit']][] = [
  [/gown|wedding/, 'gown'],
  [/dress|skirt/, 'dress'],
  [/kimono/, 'kimono'],
  [/raincoat/, 'raincoat'],
  [/coat|jacket/, 'coat'],
  [/suit/, 'suit'],
  [/hoodie|sweater|jumper/, 'hoodie'],
  [/shirt|tee/, 'tshirt'],
];

/** True for clothes that a person wears: they change the look and are not drawn separately. */
export function isGarment(subject: Subject): boolean {
  return (
    nounById(subject.noun)?.category === 'clothing' &&
    GARMENTS.some(([pattern]) => pattern.test(subject.noun))
  );
}

/**
 * The subject as one of its copies: the first as described, the others of a group with different hair
 * and clothes, so that seven children are not identical. `worn` are the clothes tied to the person.
 */
export function copyOf(subject: Subject, copy: number, seed: number, worn: readonly Tie[]): Subject {
  if (!subject.look) return subject;
  let look = subject.look;
  const asked = worn.length > 0;
  for (const { subject: garment } of worn) {
    const outfit = GARMENTS.find(([pattern]) => pattern.test(garment.noun))?.[1];
    look = {
      ...look,
      ...(outfit ? { outfit } : {}),
      ...(garment.color ? { outfitColor: garment.color } : {}),
    };
  }
  if (copy > 0) {
    const random = createRandom(seed ^ hashText(`${subject.words}#${copy}`));
    const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const gender = NEUTRAL.test(subject.words) && copy % 2 ? OTHER[look.gender] : look.gender;
    const outfit = gender === look.gender || look.outfit !== 'dress' ? look.outfit : 'tshirt';
    // Neighbours have different poses.
    const stances: readonly PersonLook['pose'][] = ['wave', 'stand', 'point', 'walk'];
    look = {
      ...look,
      gender,
      outfit,
      pose: look.pose === 'stand' ? (stances[(copy - 1) % stances.length] ?? 'stand') : look.pose,
      hairStyle: look.hairStyle === 'bald' ? 'bald' : choose(HAIR[gender]),
      hairColor: look.age === 'elder' ? look.hairColor : choose(HAIR_COLORS),
      outfitColor:
        asked || UNIFORMS.has(look.outfit)
          ? look.outfitColor
          : (CLOTHES[((seed >>> 3) + copy * 2) % CLOTHES.length] ?? look.outfitColor),
    };
  }
  return look === subject.look ? subject : { ...subject, look };
}
