import type { Setting, WordRow } from '../facts.ts';

/** Places named by their vegetation. The longest phrase wins, so a pine forest is not one pine. */
export const VEGETATIONS: readonly WordRow<Partial<Setting>>[] = [
  [
    'pine forest|pine forests|pine woods|pine grove|fir forest|spruce forest|evergreen forest|conifer forest|taiga',
    '松林|松树林|杉树林|杉林|针叶林|松柏林',
    { place: 'forest', vegetation: 'pine' },
  ],
  [
    'birch forest|birch woods|birch grove|birches|aspen grove',
    '白桦林|桦树林|桦林|白杨林|白桦树林',
    { place: 'forest', vegetation: 'birch' },
  ],
  [
    'bamboo forest|bamboo grove|bamboo forests|bamboo woods|bamboo thicket',
    '竹林|竹海|翠竹林',
    { place: 'forest', vegetation: 'bamboo' },
  ],
  [
    'cherry orchard|cherry blossom forest|cherry grove|peach orchard|peach grove|plum grove|plum orchard|blossoming orchard',
    '樱花林|桃花林|桃林|梅林|樱花园|桃园|桃花源|梅园|杏花林|樱花树林',
    { place: 'garden', vegetation: 'blossom', season: 'spring' },
  ],
  ['orchard|apple orchard|orchards', '果园|苹果园', { place: 'garden' }],
  [
    'maple forest|maple woods|autumn forest|ginkgo forest|red maple forest',
    '枫林|枫树林|银杏林|红叶林|枫叶林',
    { place: 'forest', vegetation: 'maple', season: 'autumn' },
  ],
  [
    'palm grove|palm beach|tropical beach|coconut grove',
    '椰林|棕榈林|椰树林|热带海滩',
    { place: 'beach', vegetation: 'palm' },
  ],
  ['dead forest|bare forest|leafless forest', '枯木林|枯树林', { place: 'forest', vegetation: 'bare' }],
  ['dark forest|dark woods', '黑暗的森林|黑暗森林|幽暗的森林', { place: 'forest', time: 'night' }],
  [
    'sunflower field|sunflower fields|field of sunflowers|fields of sunflowers|sunflower farm',
    '向日葵花田|向日葵田|葵花田|向日葵花海|向日葵地|葵花地',
    { place: 'field', vegetation: 'sunflower' },
  ],
  [
    'lavender field|lavender fields|field of lavender|fields of lavender|lavender farm',
    '薰衣草田|薰衣草花田|薰衣草花海|薰衣草园|薰衣草田野',
    { place: 'field', vegetation: 'lavender' },
  ],
  [
    'tulip field|tulip fields|field of tulips|poppy field|field of poppies|rose garden|tulip garden',
    '郁金香花田|郁金香田|罂粟花田|郁金香花海|玫瑰园|玫瑰花园',
    { place: 'field', vegetation: 'tulip' },
  ],
  [
    'flower field|flower fields|field of flowers|meadow of flowers|flower meadow|wildflower meadow|field of wildflowers',
    '花海|花田|花丛|花丛中|花海中|油菜花田|油菜花海|野花丛',
    { place: 'field', vegetation: 'flower' },
  ],
  [
    'wheat field|wheat fields|field of wheat|corn field|cornfield|golden field|barley field',
    '麦田|麦地|麦浪|金色麦田|玉米地|玉米田',
    { place: 'field', vegetation: 'wheat' },
  ],
  [
    'rice field|rice fields|rice paddy|rice paddies|paddy field|paddy fields',
    '稻田|水田|稻浪',
    { place: 'field', vegetation: 'rice' },
  ],
  [
    'rice terrace|rice terraces|terraced field|terraced fields|tea plantation|tea terraces|tea field|tea fields',
    '梯田|茶园|茶山|茶田',
    { place: 'field', vegetation: 'terrace' },
  ],
];
