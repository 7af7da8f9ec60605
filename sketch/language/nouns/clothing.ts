import { drawn, noto, nounTable } from '../noun.ts';

/** Separate clothes, which lie or hang. On a person the same words change the person's look instead. */
export const CLOTHING = nounTable('clothing', [
  ['shirt', 't-shirt|tshirt|tee|shirt', 'T恤|衬衫|衬衣|上衣', 0.7, 'wall', noto('t-shirt')],
  ['dress-garment', 'dress|gown|skirt', '连衣裙|裙子|长裙|礼服|短裙', 1, 'wall', noto('dress')],
  ['coat-garment', 'coat|jacket|overcoat|trench coat', '大衣|外套|夹克|风衣', 1, 'wall', noto('coat')],
  ['jeans', 'jeans|trousers|pants', '牛仔裤|裤子|长裤', 1, 'wall', noto('jeans')],
  ['shorts', 'shorts', '短裤', 0.5, 'wall', noto('shorts')],
  ['kimono-garment', 'kimono|yukata', '和服|浴衣', 1.3, 'wall', noto('kimono')],
  ['socks', 'sock|socks', '袜子', 0.2, 'ground', noto('socks')],
  ['gloves', 'glove|gloves|mittens', '手套', 0.2, 'table', noto('gloves')],
  ['scarf-garment', 'scarf|scarves|shawl', '围巾|披肩|丝巾', 0.3, 'table', noto('scarf')],
  ['boots', 'boot|boots|rain boots', '靴子|雨靴|雨鞋', 0.35, 'ground', noto('womans-boot')],
  ['hiking-boot', 'hiking boot|hiking boots', '登山鞋', 0.2, 'ground', noto('hiking-boot')],
  ['sandals', 'sandal|sandals|flip-flops|slippers', '凉鞋|拖鞋|人字拖', 0.08, 'ground', noto('thong-sandal')],
  ['ballet-shoes', 'ballet shoes|ballet shoe', '芭蕾舞鞋|舞鞋', 0.12, 'ground', noto('ballet-shoes')],
  ['necktie', 'necktie|tie', '领带', 0.5, 'wall', noto('necktie')],
  ['bow', 'ribbon|bow tie', '蝴蝶结|丝带|缎带', 0.15, 'table', noto('ribbon')],
  [
    'hat-garment',
    'hat|sun hat|straw hat|wizard hat|party hat',
    '帽子|草帽|遮阳帽',
    0.2,
    'table',
    noto('womans-hat'),
  ],
  ['top-hat', 'top hat', '礼帽|高礼帽', 0.25, 'table', noto('top-hat')],
  ['cap', 'baseball cap', '棒球帽|鸭舌帽', 0.15, 'table', noto('billed-cap')],
  ['graduation-cap', 'graduation cap', '学士帽|博士帽', 0.15, 'table', noto('graduation-cap')],
  ['swimsuit', 'swimsuit|bikini', '泳衣|比基尼', 0.6, 'wall', noto('one-piece-swimsuit')],
  ['raincoat-garment', 'raincoat', '雨衣', 1, 'wall', drawn],
]);
