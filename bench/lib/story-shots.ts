/** Fifty shots of three stories, two of them in English and one in Chinese; twenty show two people. */
import type { CharacterTraits } from '@inkreel/sketch';

interface Character {
  name: string;
  description: string;
  traits?: CharacterTraits;
}

export interface StoryShot {
  prompt: string;
  characters: readonly Character[];
  place: { name: string; description: string };
  size: 'wide' | 'full' | 'medium' | 'close' | 'detail';
  style: 'picture_book' | 'anime' | '3d_cartoon' | 'retro_comics';
}

const MINA = {
  name: 'Mina',
  description: 'A nine-year-old girl with light skin, red hair in two pigtails, round glasses, a blue dress',
};
const THEO = {
  name: 'Theo',
  description: 'An old fisherman with a white beard, a green coat and a straw hat',
};
const NORA = {
  name: 'Nora',
  description: 'A young woman with dark skin, long black hair and a yellow hoodie',
};
const IVAN = { name: 'Ivan', description: 'A middle-aged man, bald, glasses, grey suit' };
const LAN = { name: '小岚', description: '十岁的女孩，黑色短发，红色外套，戴围巾' };
const SHEN: Character = {
  name: '沈叔',
  description: '面馆老板',
  traits: {
    age: 'adult',
    gender: 'male',
    skin: '#c98d63',
    hairStyle: 'side',
    hairColor: '#8f8c88',
    outfit: 'apron',
    outfitColor: '#2d3e63',
    accessories: ['glasses'],
  },
};

const BEACH = { name: 'Beach', description: 'A quiet beach with a lighthouse' };
const KITCHEN = { name: 'Kitchen', description: 'A small kitchen with a wooden table' };
const ROOF = { name: 'Rooftop', description: 'A rooftop above the city at night' };
const OFFICE = { name: 'Office', description: 'An office with a big window' };
const STREET = { name: 'Street', description: 'A street with lanterns' };
const SHOP = { name: '面馆', description: '一家小咖啡馆，有木桌' };
const LAKE = { name: '湖边', description: '秋天的湖边' };
const CLASS = { name: '教室', description: '教室里' };

type Row = readonly [prompt: string, cast: readonly Character[], size: StoryShot['size']];
const shots = (style: StoryShot['style'], place: StoryShot['place'], rows: readonly Row[]): StoryShot[] =>
  rows.map(([prompt, characters, size]) => ({ prompt, characters, place, size, style }));

export const STORY_SHOTS: readonly StoryShot[] = [
  ...shots('picture_book', BEACH, [
    ['Mina walks along the water with a lantern', [MINA], 'wide'],
    ['Mina looks up at the moon', [MINA], 'medium'],
    ['Theo is tying up a red boat', [THEO], 'full'],
    ['Theo waves when he sees Mina', [THEO, MINA], 'full'],
    ['Mina asks Theo where the moon goes in the morning', [MINA, THEO], 'medium'],
    ['THEO laughs', [THEO], 'close'],
    ['Mina and Theo sit in the boat', [MINA, THEO], 'wide'],
    ['Mina is surprised', [MINA], 'close'],
  ]),
  ...shots('picture_book', KITCHEN, [
    ['Mina eats soup, Theo pours tea', [MINA, THEO], 'medium'],
    ['Theo holds a cup of tea', [THEO], 'medium'],
    ['Mina shows Theo her drawing', [MINA, THEO], 'medium'],
    ['Theo listens, thoughtful', [THEO], 'close'],
    ['A cat sleeps under the table while Mina dances', [MINA], 'full'],
    ['Mina and Theo wave goodbye at sunset', [MINA, THEO], 'full'],
  ]),
  ...shots('anime', ROOF, [
    ['Nora stands alone and watches the city', [NORA], 'wide'],
    ['Nora points at the sky', [NORA], 'full'],
    ['Ivan arrives, out of breath', [IVAN], 'medium'],
    ['Nora and Ivan face each other', [NORA, IVAN], 'medium'],
    ['Ivan is angry', [IVAN], 'close'],
    ['Nora is calm', [NORA], 'close'],
    ['Ivan gives Nora a letter', [IVAN, NORA], 'full'],
    ['Nora reads the letter', [NORA], 'medium'],
    ['Nora runs, Ivan stays behind', [NORA, IVAN], 'wide'],
  ]),
  ...shots('3d_cartoon', OFFICE, [
    ['Ivan sits on a chair', [IVAN], 'full'],
    ['Ivan holds a phone', [IVAN], 'medium'],
    ['Nora knocks and comes in', [NORA], 'full'],
    ['Ivan and Nora shake hands', [IVAN, NORA], 'medium'],
    ['Nora laughs, Ivan does not', [NORA, IVAN], 'close'],
    ['Ivan looks tired', [IVAN], 'close'],
    ['Nora dances in the rain outside', [NORA], 'full'],
  ]),
  ...shots('retro_comics', STREET, [
    ['Nora rides a bicycle', [NORA], 'full'],
    ['Ivan carries an umbrella', [IVAN], 'full'],
    ['Nora bumps into Ivan', [NORA, IVAN], 'medium'],
    ['Ivan shouts', [IVAN], 'close'],
    ['Nora and Ivan walk away at night', [NORA, IVAN], 'wide'],
  ]),
  ...shots('picture_book', SHOP, [
    ['小岚推门走进来', [LAN], 'full'],
    ['沈叔端着一碗面条', [SHEN], 'medium'],
    ['小岚坐在椅子上，沈叔站在旁边', [LAN, SHEN], 'medium'],
    ['沈叔笑着看小岚', [SHEN, LAN], 'medium'],
    ['小岚哭了', [LAN], 'close'],
    ['沈叔和小岚一起看书', [SHEN, LAN], 'full'],
    ['沈叔挥手', [SHEN], 'close'],
  ]),
  ...shots('anime', LAKE, [
    ['小岚在湖边奔跑', [LAN], 'wide'],
    ['沈叔坐在长椅上', [SHEN], 'full'],
    ['小岚和沈叔在小船里', [LAN, SHEN], 'wide'],
    ['小岚指着天空，沈叔抬头', [LAN, SHEN], 'medium'],
    ['小岚开心地大笑', [LAN], 'close'],
  ]),
  ...shots('3d_cartoon', CLASS, [
    ['小岚站在黑板前', [LAN], 'medium'],
    ['沈叔送来书包，小岚很惊讶', [SHEN, LAN], 'full'],
    ['小岚和沈叔挥手告别', [LAN, SHEN], 'close'],
  ]),
];
