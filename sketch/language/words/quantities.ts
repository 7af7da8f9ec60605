import type { Subject } from '../../brief.ts';
import type { WordRow } from '../facts.ts';

/** Counts in words. Counts above seven are drawn as seven, the maximum of a picture. */
export const COUNTS: readonly WordRow<number>[] = [
  ['a|an|one|single|a single', '一', 1],
  ['two|a pair of|pair of|both|a couple of|twin', '二|两|俩|一对|一双|成双|双', 2],
  ['three|several|some|a few|few|three of the', '三|几|数|好几|若干|一些|几个', 3],
  ['four', '四', 4],
  [
    'five|a group of|group of|a flock of|flock of|a herd of|herd of|a bunch of|a school of|a pack of',
    '五|一群|成群|一群群|成群的|群',
    5,
  ],
  ['six', '六', 6],
  [
    'many|lots of|a lot of|seven|dozens of|a dozen|countless|hundreds of|full of many|eight|nine|ten',
    '七|八|九|十|许多|很多|无数|众多|好多|大量|漫天|满天',
    7,
  ],
];

/** Chinese measure words that may stand between a number and its noun. */
export const MEASURES =
  '只个条位名匹头朵棵辆艘座把张本杯瓶件架颗株盏块片支枝根间栋幢家群对双串束碗盘篮筐罐盒台部面顶幅轮道缕尊枚粒扇滴簇丛排堆身袭叶弯泓汪抹捧摞叠沓卷册封柄杆副套截段团缸盆壶桶箱列行队口帘帧';

export const SIZES: readonly WordRow<NonNullable<Subject['size']>>[] = [
  ['tiny|miniature|mini', '微小|迷你|小小|小小的|微型', 'tiny'],
  ['small|little', '小|小型|娇小', 'small'],
  ['big|large|tall', '大|大型|高大|大大|大大的|高高', 'big'],
  ['huge|giant|enormous|gigantic|massive|towering', '巨大|巨型|庞大|超大|参天', 'huge'],
];

export const MATERIALS: readonly WordRow<NonNullable<Subject['material']>>[] = [
  [
    'glass|crystal|transparent|translucent|clear glass|frosted glass',
    '玻璃|透明|水晶质|磨砂玻璃|琉璃',
    'glass',
  ],
  [
    'metal|metallic|steel|stainless steel|chrome|iron|copper|bronze|brass',
    '金属|不锈钢|铁|铜|钢|青铜',
    'metal',
  ],
  ['matte|plastic', '哑光|磨砂|塑料', 'matte'],
  ['ceramic|porcelain|clay pot|enamel', '陶瓷|瓷|瓷质|搪瓷|陶', 'ceramic'],
  ['wooden|wood', '木|木制|木质|木头做|实木', 'wood'],
  ['gold plated|gilded|solid gold', '镀金|黄金|鎏金', 'gold'],
  [
    'leather|woolen|woollen|knitted|velvet|fabric|silk|plush',
    '皮革|皮质|羊毛|针织|布艺|丝绒|毛绒|丝质',
    'fabric',
  ],
  ['stone made|granite', '石制|石质|花岗岩', 'stone'],
  ['paper|origami|cardboard', '纸|纸质|折纸|硬纸', 'paper'],
];
