import { isValid, type Properties, type Rule } from '../fields/rules.ts';
import type { Language } from '../site.ts';

/** A choice of a trait: what a form calls it, and how a prompt says it (`words`; the name in lower case without it). */
export interface TraitChoice {
  value: string;
  text: Record<Language, string>;
  words?: Record<Language, string>;
  /** `#rrggbb`, of a colour. */
  color?: string;
}

const choice = <Value extends string>(
  value: Value,
  en: string,
  zh: string,
  words?: readonly [en: string, zh: string],
) => ({ value, text: { en, zh }, ...(words && { words: { en: words[0], zh: words[1] } }) });

const dye = <Value extends string>(value: Value, color: string, en: string, zh: string) => ({
  ...choice(value, en, zh),
  color,
});

/** Ages, as the specification's option set names them (section 3). */
export const AGES = [
  choice('child', 'Child', '儿童'),
  choice('teen', 'Teen', '少年'),
  choice('youth', 'Young adult', '青年'),
  choice('middle_age', 'Middle age', '中年'),
  choice('elderly', 'Elderly', '老年'),
] as const;

export const GENDERS = [choice('female', 'Feminine', '女性'), choice('male', 'Masculine', '男性')] as const;

export const SKINS = [
  dye('pale', '#f7d8bf', 'Pale', '白皙'),
  dye('light', '#f1c3a0', 'Light', '浅色'),
  dye('tan', '#c98d63', 'Tan', '小麦色'),
  dye('brown', '#8d5a3b', 'Brown', '棕色'),
  dye('dark', '#5f3b28', 'Dark', '深色'),
] as const;

/** Cuts; `words` stand after the colour of the hair. */
export const HAIRS = [
  choice('short', 'Short', '短发', ['short hair', '短发']),
  choice('bob', 'Bob', '波波头', ['bob-cut hair', '齐耳短发']),
  choice('long', 'Long', '长发', ['long hair', '长发']),
  choice('pigtails', 'Two pigtails', '双马尾', ['hair in two pigtails', '双马尾']),
  choice('ponytail', 'Ponytail', '马尾', ['hair in a ponytail', '马尾辫']),
  choice('bun', 'Bun', '发髻', ['hair in a bun', '发髻']),
  choice('curly', 'Curly', '卷发', ['curly hair', '卷发']),
  choice('messy', 'Messy', '蓬乱', ['messy hair', '乱发']),
  choice('side', 'Side parting', '侧分', ['short hair with a side parting', '侧分短发']),
  choice('bald', 'Bald', '光头', ['bald head', '光头']),
] as const;

export const HAIR_COLORS = [
  dye('black', '#24201f', 'Black', '黑色'),
  dye('brown', '#6b4226', 'Brown', '棕色'),
  dye('blonde', '#e2b24c', 'Blonde', '金色'),
  dye('red', '#b5452c', 'Red', '红色'),
  dye('grey', '#8f8c88', 'Grey', '灰色'),
  dye('white', '#e2dfd8', 'White', '白色'),
  dye('pink', '#ee8fb1', 'Pink', '粉色'),
  dye('blue', '#4a7fc9', 'Blue', '蓝色'),
] as const;

/** Garments; `words` stand after their colour. */
export const CLOTHES = [
  choice('tshirt', 'T-shirt', 'T 恤', ['T-shirt', 'T恤']),
  choice('hoodie', 'Hoodie', '卫衣'),
  choice('coat', 'Coat', '大衣'),
  choice('raincoat', 'Raincoat', '雨衣'),
  choice('suit', 'Suit', '西装'),
  choice('dress', 'Dress', '连衣裙'),
  choice('gown', 'Gown', '长裙'),
  choice('kimono', 'Kimono', '和服'),
  choice('hanfu', 'Hanfu', '汉服'),
  choice('uniform', 'Uniform', '制服'),
  choice('overalls', 'Overalls', '背带裤'),
  choice('apron', 'Apron', '围裙'),
  choice('swimwear', 'Swimwear', '泳衣'),
  choice('chef', 'Chef’s jacket', '厨师服', ['chef’s jacket', '厨师服']),
  choice('doctor', 'Lab coat', '白大褂'),
  choice('spacesuit', 'Spacesuit', '太空服'),
  choice('armour', 'Armour', '盔甲'),
] as const;

export const CLOTHES_COLORS = [
  dye('red', '#c8372d', 'Red', '红色'),
  dye('orange', '#e8842c', 'Orange', '橙色'),
  dye('yellow', '#f6c21c', 'Yellow', '黄色'),
  dye('green', '#4f8a4c', 'Green', '绿色'),
  dye('teal', '#2f8f83', 'Teal', '青色'),
  dye('blue', '#3b74c0', 'Blue', '蓝色'),
  dye('navy', '#2d3e63', 'Navy', '藏青色'),
  dye('purple', '#8157ad', 'Purple', '紫色'),
  dye('pink', '#e88aa8', 'Pink', '粉色'),
  dye('brown', '#7a4f35', 'Brown', '棕色'),
  dye('beige', '#d9c3a0', 'Beige', '米色'),
  dye('grey', '#8a8d93', 'Grey', '灰色'),
  dye('white', '#f1eee8', 'White', '白色'),
  dye('black', '#2c2a2e', 'Black', '黑色'),
] as const;

export const ACCESSORIES = [
  choice('glasses', 'Glasses', '眼镜', ['glasses', '眼镜']),
  choice('hat', 'Hat', '帽子', ['a hat', '帽子']),
  choice('cap', 'Cap', '鸭舌帽', ['a cap', '鸭舌帽']),
  choice('straw_hat', 'Straw hat', '草帽', ['a straw hat', '草帽']),
  choice('fedora', 'Fedora', '软呢帽', ['a fedora', '软呢帽']),
  choice('crown', 'Crown', '皇冠', ['a crown', '皇冠']),
  choice('helmet', 'Helmet', '头盔', ['a helmet', '头盔']),
  choice('flower', 'Flower in the hair', '发花', ['a flower in the hair', '发花']),
  choice('scarf', 'Scarf', '围巾', ['a scarf', '围巾']),
  choice('beard', 'Beard', '胡子', ['a beard', '胡子']),
  choice('mask', 'Mask', '面具', ['a mask', '面具']),
  choice('headphones', 'Headphones', '耳机', ['headphones', '耳机']),
  choice('backpack', 'Backpack', '背包', ['a backpack', '背包']),
  choice('bag', 'Handbag', '手提包', ['a handbag', '手提包']),
  choice('cape', 'Cape', '披风', ['a cape', '披风']),
  choice('wings', 'Wings', '翅膀', ['wings', '翅膀']),
] as const;

type ValueOf<Choices extends readonly { value: string }[]> = Choices[number]['value'];

/** The eight fixed traits of a character; what is left out follows from its words. */
export interface Traits {
  age?: ValueOf<typeof AGES> | undefined;
  gender?: ValueOf<typeof GENDERS> | undefined;
  skin?: ValueOf<typeof SKINS> | undefined;
  hair?: ValueOf<typeof HAIRS> | undefined;
  hair_color?: ValueOf<typeof HAIR_COLORS> | undefined;
  clothes?: ValueOf<typeof CLOTHES> | undefined;
  clothes_color?: ValueOf<typeof CLOTHES_COLORS> | undefined;
  /** At most `MOST_ACCESSORIES`; an empty list says that nothing is worn. */
  accessories?: ValueOf<typeof ACCESSORIES>[] | undefined;
}

export type Trait = keyof Traits;
/** Accessories that a character wears at most. */
export const MOST_ACCESSORIES = 4;

/** The traits in the order of a form, with their names and choices. */
export const TRAITS: readonly {
  name: Trait;
  text: Record<Language, string>;
  choices: readonly TraitChoice[];
}[] = [
  { name: 'age', text: { en: 'Age', zh: '年龄' }, choices: AGES },
  { name: 'gender', text: { en: 'Presentation', zh: '外表' }, choices: GENDERS },
  { name: 'skin', text: { en: 'Skin', zh: '肤色' }, choices: SKINS },
  { name: 'hair', text: { en: 'Cut', zh: '发型' }, choices: HAIRS },
  { name: 'hair_color', text: { en: 'Hair', zh: '发色' }, choices: HAIR_COLORS },
  { name: 'clothes', text: { en: 'Clothes', zh: '衣着' }, choices: CLOTHES },
  { name: 'clothes_color', text: { en: 'Colour', zh: '衣服颜色' }, choices: CLOTHES_COLORS },
  { name: 'accessories', text: { en: 'Always worn', zh: '常戴' }, choices: ACCESSORIES },
];

const ruleOf = ({ name, choices }: (typeof TRAITS)[number]): Rule => {
  const one: Rule = { type: 'one_of', values: choices.map(({ value }) => value) };
  return name === 'accessories' ? { type: 'list', of: one, longest: MOST_ACCESSORIES } : one;
};

const TRAIT_RULES = Object.fromEntries(TRAITS.map((trait) => [trait.name, ruleOf(trait)])) as Record<
  Trait,
  Rule
>;

/** Traits in the JSON of a role, a look or a run. */
export const TRAIT_PROPERTIES: Properties = Object.fromEntries(
  Object.entries(TRAIT_RULES).map(([name, rule]) => [name, { rule, optional: true }]),
);
export const TRAITS_RULE: Rule = { type: 'record', properties: TRAIT_PROPERTIES };

/** Whether a value of unknown origin is a set of traits and nothing else. */
export const isTraits = (value: unknown): value is Traits => isValid(TRAITS_RULE, value);

/** The valid traits of a value of unknown origin; all others are left out. */
export function readTraits(value: unknown): Traits {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, one]) => Object.hasOwn(TRAIT_RULES, name) && isValid(TRAIT_RULES[name as Trait], one),
    ),
  );
}

const PEOPLE: Record<Language, Record<ValueOf<typeof AGES> | 'any', readonly [string, string, string]>> = {
  en: {
    child: ['girl', 'boy', 'child'],
    teen: ['teenage girl', 'teenage boy', 'teenager'],
    youth: ['young woman', 'young man', 'young adult'],
    middle_age: ['middle-aged woman', 'middle-aged man', 'middle-aged person'],
    elderly: ['elderly woman', 'elderly man', 'elderly person'],
    any: ['woman', 'man', 'person'],
  },
  zh: {
    child: ['小女孩', '小男孩', '儿童'],
    teen: ['少女', '少年', '青少年'],
    youth: ['年轻女子', '年轻男子', '年轻人'],
    middle_age: ['中年女子', '中年男子', '中年人'],
    elderly: ['老奶奶', '老爷爷', '老人'],
    any: ['女子', '男子', '人'],
  },
};

function wordsOf(name: Trait, value: string | undefined, language: Language): string {
  const found = TRAITS.find((trait) => trait.name === name)?.choices.find((each) => each.value === value);
  if (!found) return '';
  const plain = found.text[language];
  return found.words?.[language] ?? (language === 'en' ? plain.toLowerCase() : plain);
}

/** The traits as words of a prompt: "girl, light skin, red hair in two pigtails, blue dress, glasses"; '' for none. */
export function traitsWords(traits: Traits, language: Language): string {
  const said = (name: Exclude<Trait, 'accessories'>) => wordsOf(name, traits[name], language);
  const joined = (...parts: readonly string[]) =>
    parts.filter((part) => part !== '').join(language === 'en' ? ' ' : '');
  const [skin, color, hair] = [said('skin'), said('hair_color'), said('hair')];
  const people = PEOPLE[language][traits.age ?? 'any'];
  const clothes = said('clothes') || (said('clothes_color') && (language === 'en' ? 'clothes' : '衣服'));
  const dyed = traits.hair === 'bald' ? '' : color;
  const parts = [
    traits.age === undefined && traits.gender === undefined
      ? ''
      : people[traits.gender === 'female' ? 0 : traits.gender === 'male' ? 1 : 2],
    skin && joined(skin, language === 'en' ? 'skin' : '皮肤'),
    joined(dyed, hair || (dyed && (language === 'en' ? 'hair' : '头发'))),
    joined(said('clothes_color'), clothes),
    ...(traits.accessories ?? []).map((value) => wordsOf('accessories', value, language)),
  ];
  return parts.filter((part) => part !== '').join(language === 'en' ? ', ' : '，');
}
