/** Words that many commands share, in both languages. */

/** Colours by their names. */
const COLOURS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  grey: '#8a8a8a',
  gray: '#8a8a8a',
  red: '#d0342c',
  orange: '#ef7c21',
  yellow: '#f6c945',
  green: '#3d9b57',
  blue: '#2f6fd0',
  purple: '#7b4bb7',
  violet: '#7b4bb7',
  pink: '#f2a3b8',
  brown: '#7d5436',
  beige: '#ece2cd',
  cream: '#f7f0dd',
  gold: '#d9a441',
  navy: '#1f2e55',
  白: '#ffffff',
  黑: '#000000',
  灰: '#8a8a8a',
  红: '#d0342c',
  橙: '#ef7c21',
  黄: '#f6c945',
  绿: '#3d9b57',
  蓝: '#2f6fd0',
  紫: '#7b4bb7',
  粉: '#f2a3b8',
  棕: '#7d5436',
  米: '#ece2cd',
  金: '#d9a441',
};

/** A colour as a regular expression: a name, a Chinese name with or without 色, or `#rrggbb`. */
export const COLOUR = `(#[0-9a-f]{6}|${Object.keys(COLOURS)
  .map((name) => (/[a-z]/.test(name) ? `\\b(?:light |dark )?${name}\\b` : `(?:浅|深)?${name}色?`))
  .join('|')})`;

/** `#rrggbb` of what `COLOUR` matched. */
export function colourOf(word: string): string {
  if (word.startsWith('#')) return word;
  const name = word.replace(/^(light |dark |浅|深)/, '').replace(/色$/, '');
  const plain = COLOURS[name] ?? '#ffffff';
  if (/^(light |浅)/.test(word)) return mixed(plain, 255, 0.45);
  return /^(dark |深)/.test(word) ? mixed(plain, 0, 0.4) : plain;
}

function mixed(hex: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const DIGITS = '零一二三四五六七八九';

/** A number in digits or in Chinese up to a hundred. */
export function numberOf(word: string): number {
  if (/^[\d.]+$/.test(word)) return Number(word);
  if (word === '百' || word === '一百') return 100;
  if (word === '半') return 0.5;
  const [tens, ones] = word.includes('十') ? word.split('十') : ['', word];
  const digit = (sign: string) => DIGITS.indexOf(sign === '两' ? '二' : sign);
  const high = word.includes('十') ? (tens === '' ? 1 : digit(tens ?? '')) : 0;
  const low = ones ? digit(ones) : 0;
  return high * 10 + Math.max(0, low);
}

/** A number as a regular expression, for `numberOf`. */
export const NUMBER =
  '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]|一?百)';

/** Words that ask for little or much of something. */
export const LITTLE =
  /\b(?:a (?:little|bit|touch)(?: bit)?|slightly|somewhat|a tad|subtly|subtle|gently|gentle|soft touch of)\b|稍微|稍稍|稍|略微|略|轻微|微微|一点点|一点儿|一点|一些|一丢丢/g;
export const MUCH =
  /\b(?:much|a lot|lots|very|strongly|heavily|really|significantly|far|extremely|strong|heavy|intense)\b|大幅度?|非常|特别|明显|强烈|很多|很|大大|极/g;
/** Words that reverse a direction. */
export const DOWN =
  /\b(?:less|reduce|lower|decrease|turn down|cut|weaken|drop)\b|降低|减少|减弱|减小|降|调低|压低|别那么|少|低/g;

/** Filler words. */
export const FILLERS_EN = new Set(
  (
    'make it the this that my a an picture photo image photograph pic please more to by of in on at with be is are can ' +
    'you could i want would like add apply give put set change turn into increase raise boost up color colour colors ' +
    'colours effect filter look style tone some degrees degree percent whole entire all out for me so too also just now ' +
    'its level levels as from get have use do let keep bring overall should look looks looking appear them side sides px ' +
    'detail details tone tones pixel pixels wide high tall size big but only and then around clockwise'
  ).split(' '),
);
export const FILLERS_ZH =
  /请|帮我|帮忙|麻烦|把|将|让|给|我|你|您|图片|照片|图像|画面|这张|整张|整个|整体|全图|图里|图|调整|调节|调|变得|变|得|的|了|些|点|更加|更|加上|添加|增加|加入|加|再|成|为|到|一下|下|提高|提升|增强|加强|加大|弄|做|要|想|全部|效果|处理|转换|转|改|换|颜色|色调|色|度|用|上|进行|来|张|也|可以|吗|设置|设|使|它|比例|一个|个|在|往|向|从|边|像素|尺寸|大小|写|里|面|看起来|起来|吧|呢|啊|是|有|比较|高|偏|掉|去|幅|次|往/g;
