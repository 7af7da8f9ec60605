import type { StoryStyle } from '@inkreel/contract/tools/styles.ts';
import { make } from '../samples/drawn.ts';
import { BARE, type Cell, type Sheet } from './sheet.ts';

const CHARACTERS: [who: string, scenes: string[], styles: StoryStyle[]][] = [
  [
    'A woman of thirty with long black hair, a blue dress and a straw hat',
    ['in a lavender field', 'in a library', 'riding a bicycle in the village', 'on a bridge in the rain'],
    ['picture_book', 'anime', 'retro_comics', 'water_ink'],
  ],
  [
    '六十五岁的渔夫，白胡子，穿蓝色外套',
    ['在江上的小船里钓鱼', '在厨房里', '抱着一只猫', '站在灯塔前'],
    ['water_ink', '3d_cartoon', 'ukiyo_e', 'movie_stills'],
  ],
  [
    'A ten-year-old boy, short blond hair, red hoodie, backpack',
    ['running on the beach', 'reading under a tree', 'on the moon', 'in a neon street at night'],
    ['anime', 'picture_book', '3d_cartoon', 'cyberpunk'],
  ],
];

/** One row a character: four scenes, each in another style. */
export const aiConsistentCharacterGenerator: Sheet = {
  look: BARE,
  async rows() {
    const rows: Cell[][] = [];
    for (const [character, scenes, styles] of CHARACTERS) {
      const row: Cell[] = [];
      for (const [index, scene] of scenes.entries()) {
        const { png } = await make('character_picture', {
          character,
          prompt: scene,
          style: styles[index],
          width: 512,
          height: 512,
          seed: 11 + index,
        });
        row.push({ picture: png });
      }
      rows.push(row);
    }
    return rows;
  },
};
