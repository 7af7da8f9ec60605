import { drawn, noto, nounTable } from '../noun.ts';

/** Parts of a landscape that are figures, not places. */
export const NATURE = nounTable('nature', [
  ['rock', 'rock|stone|boulder|pebble', '岩石|石头|礁石|巨石|石子|鹅卵石', 0.8, 'ground', drawn],
  ['waterfall', 'waterfall|cascade', '瀑布', 20, 'ground', drawn],
  ['volcano', 'volcano|volcanoes', '火山', 800, 'ground', noto('volcano')],
  ['mount-fuji', 'mount fuji|mt fuji|fuji', '富士山', 1500, 'ground', noto('mount-fuji')],
  ['iceberg', 'iceberg|ice floe|ice', '冰山|浮冰|冰块', 8, 'water', drawn],
  ['island', 'island|desert island', '岛|小岛|海岛|荒岛', 15, 'water', drawn],
  ['wave', 'wave|big wave|waves|great wave', '巨浪|海浪|浪花|波浪|浪', 3, 'water', drawn],
  ['puddle', 'puddle', '水坑|水洼', 0.05, 'ground', drawn],
  ['haystack', 'haystack|hay bale|hay', '干草堆|草垛|稻草堆|干草', 1.6, 'ground', drawn],
  ['crystal-cluster', 'crystal cluster|glowing crystals', '水晶簇', 1, 'ground', noto('gem-stone')],
  ['water-drop', 'water drop|droplet|dewdrop', '水滴|露珠|雨滴', 0.05, 'table', noto('droplet')],
  ['bubble', 'bubble|soap bubble', '泡泡|气泡|肥皂泡', 0.2, 'sky', noto('bubbles')],
  ['snowflake', 'snowflake', '雪花', 0.05, 'sky', noto('snowflake')],
  ['flame', 'flame|flames', '火焰|火苗', 0.5, 'ground', noto('fire')],
]);
