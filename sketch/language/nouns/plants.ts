import { drawn, type NounRow, noto, nounTable } from '../noun.ts';

const TREES: readonly NounRow[] = [
  ['tree', 'tree|oak|oak tree|old tree', '树|大树|树木|橡树|老树|榕树|小树', 6, 'ground', drawn],
  [
    'pine',
    'pine|pine tree|fir|fir tree|spruce|cedar|evergreen',
    '松树|松|杉树|冷杉|雪松',
    8,
    'ground',
    drawn,
  ],
  ['palm-tree', 'palm tree|palm|coconut tree', '棕榈树|椰子树|椰树|棕榈', 8, 'ground', drawn],
  ['willow', 'willow|willow tree|weeping willow', '柳树|垂柳|杨柳', 7, 'ground', drawn],
  ['birch', 'birch|birch tree|poplar', '白桦|白桦树|桦树|白杨', 9, 'ground', drawn],
  ['maple', 'maple|maple tree|ginkgo|ginkgo tree', '枫树|银杏|银杏树', 7, 'ground', drawn],
  [
    'cherry-tree',
    'cherry tree|cherry blossom tree|sakura tree|plum tree|peach tree',
    '樱花树|樱树|桃树|桃花树|梅树|梅花树',
    5,
    'ground',
    drawn,
  ],
  ['apple-tree', 'apple tree|fruit tree|orange tree', '苹果树|果树|橘子树', 5, 'ground', drawn],
  ['bamboo', 'bamboo|bamboos', '竹子|翠竹|竹', 5, 'ground', drawn],
  ['bare-tree', 'bare tree|dead tree|leafless tree', '枯树|光秃秃的树', 6, 'ground', drawn],
  ['christmas-tree', 'christmas tree|xmas tree', '圣诞树', 2.4, 'ground', noto('christmas-tree')],
  ['branch', 'branch|tree branch|bough|twig', '树枝|枝头|枝条|树杈', 0.4, 'sky', drawn],
  ['stump', 'stump|tree stump|log', '树桩|木桩|原木|木头', 0.4, 'ground', drawn],
  ['bush', 'bush|shrub|hedge', '灌木|灌木丛|草丛|树丛|树篱', 0.9, 'ground', drawn],
  ['reeds', 'reed|reeds|cattail', '芦苇', 1.5, 'water', drawn],
];

const FLOWERS: readonly NounRow[] = [
  [
    'flower',
    'flower|wildflower|daisy|blossom|bloom',
    '花|花朵|小花|鲜花|野花|雏菊|花儿|菊花',
    0.3,
    'ground',
    drawn,
  ],
  ['rose', 'rose', '玫瑰|玫瑰花|月季', 0.4, 'ground', noto('rose')],
  ['tulip', 'tulip', '郁金香', 0.4, 'ground', noto('tulip')],
  ['sunflower', 'sunflower', '向日葵|葵花', 1.6, 'ground', noto('sunflower')],
  [
    'cherry-blossom',
    'cherry blossom|sakura|plum blossom|peach blossom',
    '樱花|梅花|桃花|花瓣',
    0.05,
    'sky',
    noto('cherry-blossom'),
  ],
  ['lotus', 'lotus|water lily|lotus flower', '荷花|莲花|睡莲', 0.4, 'water', noto('lotus')],
  ['lotus-leaf', 'lotus leaf|lily pad', '荷叶|莲叶', 0.3, 'water', drawn],
  ['hibiscus', 'hibiscus|orchid|lily', '木槿|兰花|百合|百合花|扶桑花', 0.3, 'ground', noto('hibiscus')],
  [
    'peony',
    'peony|hydrangea|carnation|camellia',
    '牡丹|牡丹花|绣球花|康乃馨|山茶花',
    0.4,
    'ground',
    noto('blossom'),
  ],
  ['lavender', 'lavender|hyacinth', '薰衣草|风信子', 0.5, 'ground', noto('hyacinth')],
  ['dandelion', 'dandelion', '蒲公英', 0.3, 'ground', drawn],
  ['bouquet', 'bouquet|bunch of flowers', '花束|捧花|一束花', 0.4, 'table', noto('bouquet')],
];

const GREENS: readonly NounRow[] = [
  [
    'potted-plant',
    'potted plant|houseplant|pot plant|plant|monstera',
    '盆栽|绿植|植物|盆景|多肉',
    0.5,
    'table',
    noto('potted-plant'),
  ],
  ['cactus', 'cactus|cacti', '仙人掌', 1.2, 'ground', noto('cactus')],
  ['seedling', 'seedling|sprout', '幼苗|嫩芽|小苗', 0.15, 'ground', noto('seedling')],
  ['clover', 'clover|four-leaf clover|shamrock', '四叶草|三叶草', 0.1, 'ground', noto('four-leaf-clover')],
  ['maple-leaf', 'maple leaf|autumn leaf', '枫叶|红叶|落叶', 0.1, 'ground', noto('maple-leaf')],
  ['leaf', 'leaf', '叶子|树叶|绿叶', 0.1, 'ground', noto('leaf-fluttering-in-wind')],
  ['wheat', 'wheat|sheaf of wheat|ear of wheat', '小麦|麦穗|稻穗|稻谷', 0.9, 'ground', noto('sheaf-of-rice')],
  ['mushroom', 'mushroom|toadstool', '蘑菇|小蘑菇', 0.15, 'ground', noto('mushroom')],
  ['coral', 'coral', '珊瑚', 0.5, 'underwater', noto('coral')],
  ['seaweed', 'seaweed|kelp', '海草|水草|海带', 0.8, 'underwater', drawn],
];

export const PLANTS = nounTable('plant', [...TREES, ...FLOWERS, ...GREENS]);
