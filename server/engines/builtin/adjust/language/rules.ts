import type { Command, Look, Side, Target, Tone } from '../command.ts';
import { COLOUR, colourOf, NUMBER, numberOf } from './words.ts';

/** Modifiers in a clause besides the command itself. */
export interface Manner {
  /** 0.5 for a little, 1, 1.8 for much. */
  measure: number;
  /** A share from 0 to 1, if the clause has a percentage. */
  share: number | undefined;
  /** Whether the clause asks for less of something. */
  down: boolean;
  target: Target;
}

/** One wording of a command. The expression sees lower-case text; the matched part counts as understood. */
export interface Rule {
  pattern: RegExp;
  make(match: RegExpMatchArray, manner: Manner): Command | undefined;
}

const limit = (value: number): number => Math.min(1, Math.max(-1, value));

/** @param usual amount if the clause names none */
function toneRule(pattern: string, tone: Tone, sign: 1 | -1, usual: number): Rule {
  return {
    pattern: new RegExp(pattern, 'u'),
    make: (_match, { measure, share, down, target }) => {
      const amount = (share ?? usual * measure) * sign * (down ? -1 : 1);
      return { kind: 'tone', tone, amount: limit(amount), target };
    },
  };
}

function lookRule(pattern: string, look: Look, usual: number): Rule {
  return {
    pattern: new RegExp(pattern, 'u'),
    make: (_match, { measure, share, target }) => ({
      kind: 'look',
      look,
      amount: Math.min(1, share ?? usual * measure),
      target,
    }),
  };
}

const backgrounds: Rule[] = [
  {
    pattern:
      /\b(?:remove|delete|erase|cut out|cut away|drop|get rid of|take away|clear)\s+(?:the\s+|its\s+)?background\b|\b(?:transparent|no)\s+background\b|\bbackground\s+(?:transparent|removed|away)\b|(?:去除|去掉|去|移除|删除|删掉|抠掉|抠除|擦除|清除)背景|背景(?:变)?(?:透明|去掉|去除|删除|移除)|透明背景|抠图|抠出(?:主体|人物|商品)/u,
    make: () => ({ kind: 'background', color: undefined }),
  },
  {
    pattern:
      /\bblur(?:red|ry)?\s+(?:out\s+)?(?:the\s+|its\s+)?background\b|\bbackground\s+(?:blur(?:red|ry)?|out of focus|softer)\b|\bbokeh\b|\bdepth of field\b|背景(?:虚化|模糊|虚)|(?:虚化|模糊)背景|浅景深|景深效果|景深/u,
    make: (_match, { measure, share }) => ({
      kind: 'look',
      look: 'blur',
      amount: Math.min(1, share ?? 0.5 * measure),
      target: 'background',
    }),
  },
  {
    pattern: new RegExp(
      `(?:plain |solid |pure )?${COLOUR}\\s+background\\b|\\bbackground\\s+(?:to\\s+|in\\s+|into\\s+|a\\s+|colou?r\\s+|plain\\s+|pure\\s+|solid\\s+)*${COLOUR}|背景(?:颜色)?(?:换成|换为|改成|改为|变成|变为|设为|填成|涂成|用|为|换)?(?:纯)?${COLOUR}|(?:纯)?${COLOUR}(?:的)?(?:背景|底)`,
      'u',
    ),
    make: (match) => ({ kind: 'background', color: colourOf(match.slice(1).find(Boolean) ?? 'white') }),
  },
];

const SIDE_WORDS: readonly [RegExp, Side][] = [
  [/left|左/u, 'left'],
  [/right|右/u, 'right'],
  [/top|upper|上|顶/u, 'top'],
  [/bottom|lower|下|底/u, 'bottom'],
];
const sidesIn = (text: string): Side[] =>
  SIDE_WORDS.flatMap(([pattern, side]) => (pattern.test(text) ? [side] : []));

const CROP = '(?:crop(?:ped)?|trim(?:med)?|cut|裁剪?|剪裁|裁切|截)';
const RATIO_NAMES: readonly [RegExp, number][] = [
  [/square|正?方形|方图/u, 1],
  [/wide ?screen|宽屏/u, 16 / 9],
  [/portrait|upright|竖版|竖图|竖屏|竖/u, 4 / 5],
  [/landscape|横版|横图|横屏|横/u, 3 / 2],
];

const shapes: Rule[] = [
  {
    pattern: new RegExp(
      `${CROP}[^\\d]{0,24}?${NUMBER}\\s*(?:[:：/]|比|by|to)\\s*${NUMBER}(?:[^\\d]{0,12}(?:keep(?:ing)?|保留)[^\\d]{0,8}(?:left|right|top|bottom|左|右|上|下|顶|底))?`,
      'u',
    ),
    make: ([text, width, height]) => {
      const ratio = numberOf(width ?? '') / numberOf(height ?? '');
      if (!Number.isFinite(ratio) || ratio < 0.1 || ratio > 10) return undefined;
      return { kind: 'crop-to-ratio', ratio, anchor: sidesIn(text)[0] ?? 'centre' };
    },
  },
  {
    pattern: new RegExp(
      `${CROP}[^\\d]{0,16}?(?:square|wide ?screen|portrait|upright|landscape|正?方形|方图|宽屏|竖版|竖图|竖屏|竖|横版|横图|横屏|横)(?:\\s*format)?`,
      'u',
    ),
    make: ([text]) => ({
      kind: 'crop-to-ratio',
      ratio: RATIO_NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? 1,
      anchor: 'centre',
    }),
  },
  {
    pattern: new RegExp(
      `(?:[左右上下顶底](?:边|侧|部|方|面)?)*${CROP}(?:\\s+(?:away|off))?(?:[^\\d]{0,20}(?:left|right|top|bottom|sides?|edges?|左|右|上|下|顶|底|四周|边))*`,
      'u',
    ),
    make: ([text], { share, measure }) => {
      const named = sidesIn(text);
      return {
        kind: 'crop-sides',
        sides: named.length > 0 ? named : ['left', 'right', 'top', 'bottom'],
        share: Math.min(0.45, share ?? 0.1 * measure),
      };
    },
  },
  {
    pattern:
      /\bstraighten(?:ed)?(?:\s+the\s+horizon)?(?:\s+by\s+(-?\d+(?:\.\d+)?)\s*(?:°|degrees?)?)?|\blevel\s+the\s+horizon|拉直|扶正|摆正|校正(?:水平|倾斜)?|纠正(?:水平|倾斜)|水平校正/u,
    make: (match) => ({ kind: 'straighten', degrees: match[1] === undefined ? undefined : Number(match[1]) }),
  },
  {
    pattern: /\bupside down\b|倒过来|颠倒|上下颠倒/u,
    make: () => ({ kind: 'rotate', degrees: 180 }),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:rotate|turn|spin)d?\\b|旋转|(?:向|往)[左右](?:转|旋转)|(?:顺|逆)时针(?:旋转|转)?|转)[^\\d一二两三四五六七八九十百]{0,18}(?:${NUMBER}\\s*(?:°|度|degrees?)?|(?:left|right|counter-?clockwise|anti-?clockwise|clockwise|左|右)?)(?:[^\\d]{0,4}(?:to the )?(?:left|right|counter-?clockwise|anti-?clockwise|clockwise|左|右))?`,
      'u',
    ),
    make: ([text, degrees]) => {
      if (!degrees && !/left|right|clockwise|左|右|时针|rotate|旋转/u.test(text)) return undefined;
      const back = /left|counter|anti|左|逆/u.test(text);
      const size = degrees === undefined ? 90 : numberOf(degrees);
      return { kind: 'rotate', degrees: (back ? -size : size) % 360 };
    },
  },
  {
    pattern:
      /\b(?:flip|mirror)(?:ped|ed)?(?:\s+(?:it|the|this|picture|photo|image))*(?:\s+(?:horizontal(?:ly)?|vertical(?:ly)?|upside))?|(?:水平|左右|垂直|上下)?(?:翻转|镜像|翻)|(?:翻转|镜像)/u,
    make: ([text]) => ({ kind: 'flip', across: !/vertical|upside|垂直|上下/u.test(text) }),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:resize|scale|size)d?\\b|缩放|缩小|放大|尺寸|大小|改成|调成|调整)[^\\d]{0,20}?(\\d{2,5})\\s*(?:px|pixels|像素)?\\s*(?:x|×|\\*|by|乘)\\s*(\\d{2,5})\\s*(?:px|pixels|像素)?`,
      'u',
    ),
    make: ([, width, height]) => sized({ width: Number(width), height: Number(height) }),
  },
  {
    pattern:
      /(?:\b(?:width|wide)\b|宽度?)[^\d]{0,8}(\d{2,5})\s*(?:px|pixels?|像素)?|(\d{2,5})\s*(?:px|pixels?|像素)\s*(?:wide|宽)/u,
    make: ([, one, other]) => sized({ width: Number(one ?? other) }),
  },
  {
    pattern:
      /(?:\b(?:height|high|tall)\b|高度?)[^\d]{0,8}(\d{2,5})\s*(?:px|pixels?|像素)?|(\d{2,5})\s*(?:px|pixels?|像素)\s*(?:high|tall|高)/u,
    make: ([, one, other]) => sized({ height: Number(one ?? other) }),
  },
  {
    pattern:
      /(?:\b(?:resize|scale|enlarge|shrink|reduce|size)d?\b|缩放|缩小|放大|尺寸|大小|最长边|长边)[^\d]{0,20}?(\d{2,5})\s*(?:px|pixels?|像素)/u,
    make: ([, longest]) => sized({ longest: Number(longest) }),
  },
  {
    pattern:
      /\bhalf(?:\s+(?:the|its|as))?\s*(?:size|large|big)|缩小?(?:到|成)?一半|\b(?:twice|double)\s+(?:the|its|as)?\s*(?:size|large|big)|放大(?:到)?(?:两|2|二)倍/u,
    make: ([text]) => sized({ factor: /half|一半/u.test(text) ? 0.5 : 2 }),
  },
  {
    pattern: /\b(?:resize|scale|shrink|enlarge)d?\b|缩放|缩小|放大/u,
    make: ([text], { share }) => {
      if (share === undefined || share === 0) return undefined;
      const larger = /enlarge|放大/u.test(text) && share < 1;
      return sized({ factor: larger ? 1 + share : share });
    },
  },
  {
    pattern: new RegExp(
      `(?:${COLOUR}\\s*)?(?:的)?(?:\\b(?:border|frame|margin|padding)\\b|边框|相框|白边|黑边|留白|描边|外框)(?:\\s+(?:in\\s+)?${COLOUR})?`,
      'u',
    ),
    make: ([text, before, after], { share, measure }) => {
      const named = before ?? after ?? (/黑边/u.test(text) ? 'black' : 'white');
      return { kind: 'border', color: colourOf(named), share: Math.min(0.4, share ?? 0.05 * measure) };
    },
  },
];

function sized(wish: { width?: number; height?: number; longest?: number; factor?: number }): Command {
  const { width, height, longest, factor } = wish;
  return { kind: 'resize', width, height, longest, factor };
}

/** In order: more specific rules come first. */
export const RULES: readonly Rule[] = [
  ...backgrounds,
  ...shapes,
  lookRule(
    '\\bmonochrome\\b|\\bgr[ae]y ?scale\\b|\\bdesaturate completely\\b|黑白|灰度|去色|单色',
    'monochrome',
    1,
  ),
  lookRule('\\bsepia\\b|\\bvintage\\b|\\bold photo\\b|\\bretro\\b|复古|怀旧|老照片|做旧|泛黄', 'sepia', 0.8),
  lookRule('\\binvert(?:ed)?\\b|\\bnegative\\b|反相|反色|负片|底片', 'invert', 1),
  lookRule(
    '\\bvignett(?:e|ing)\\b|\\bdark(?:en)? (?:the )?(?:corners|edges)\\b|暗角|四角压暗|压暗四角',
    'vignette',
    0.5,
  ),
  lookRule('\\b(?:film )?grain(?:y)?\\b|\\bnoise\\b|胶片颗粒|颗粒感?|噪点', 'grain', 0.4),
  toneRule(
    '\\b(?:brighten|lift|lighten|open)(?: up)? (?:the )?shadows\\b|\\bshadows\\b|暗部|阴影',
    'shadows',
    1,
    0.4,
  ),
  toneRule('\\b(?:recover|darken|tame) (?:the )?highlights\\b', 'highlights', -1, 0.4),
  toneRule('\\bhighlights\\b|高光|亮部', 'highlights', 1, 0.4),
  toneRule('\\bcontrast(?:y|ier)?\\b|对比度?|反差', 'contrast', 1, 0.3),
  toneRule('\\bflatter\\b|\\blow contrast\\b', 'contrast', -1, 0.3),
  toneRule(
    '\\b(?:saturat(?:e|ed|ion)|vivid|vibrant|vibrance|colou?rful|richer)\\b|饱和度?|鲜艳|艳丽|浓郁',
    'saturation',
    1,
    0.3,
  ),
  toneRule('\\b(?:desaturate|muted|paler|duller|faded?)\\b|清淡|素雅|淡雅|褪色|淡', 'saturation', -1, 0.35),
  toneRule(
    '\\bwarm(?:er|th)?\\b|\\b(?:colou?r )?temperature\\b|\\bgolden\\b|暖色?|色温|偏黄',
    'warmth',
    1,
    0.35,
  ),
  toneRule('\\b(?:cool|cold|blu)(?:er)?\\b|冷色?|偏蓝', 'warmth', -1, 0.35),
  toneRule(
    '\\b(?:bright(?:er|en|ness)?|light(?:er|en)?|exposure)\\b|提亮|增亮|亮度|曝光|明亮|亮',
    'brightness',
    1,
    0.25,
  ),
  toneRule('\\b(?:dark(?:er|en)?|dim(?:mer)?|underexpose)\\b|压暗|昏暗|暗', 'brightness', -1, 0.25),
  toneRule(
    '\\b(?:sharp(?:er|en|ness)?|crisp(?:er)?|clear(?:er)?|clarity)\\b|锐化|锐利|锐|清晰|清楚',
    'sharpness',
    1,
    0.5,
  ),
  lookRule('\\bsoft(?:er|en)?\\b|\\bblur(?:red|ry)?\\b|柔化|柔和|柔焦|模糊|虚化', 'blur', 0.3),
];
