/** Headings of scenes, acts and chapters in English and Chinese. Each rule reads a short line, so none can be slow. */

export interface Heading {
  /** An act or chapter directly before a scene is a part of that scene's heading. */
  level: 'act' | 'scene';
  place?: string;
  time?: string;
}

/** A longer line is no heading. */
const LONGEST = 120;
const HAN_NUMBER = '[0-9０-９一二三四五六七八九十百零〇两廿卅]{1,5}';

const ENGLISH =
  /^(?:\d{1,4}[A-Z]?[.)]?\s{1,20})?(?:INT|EXT|EST|I\/E|INT\.? ?\/ ?EXT|EXT\.? ?\/ ?INT)(?:[. ]|$)/i;
const NUMBER =
  '(?:[IVXLC]{1,7}|\\d{1,3}|(?:THE )?(?:TWENTY-|THIRTY-)?(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|THIRTEEN|FOURTEEN|FIFTEEN|SIXTEEN|SEVENTEEN|EIGHTEEN|NINETEEN|TWENTY|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|LAST))';
const TITLE_END = '(?=$|[.:,;—–-]|\\s*$)';
const ACT = new RegExp(
  `^(?:THE )?(?:ACT|PART|BOOK|VOLUME|STAVE|EPISODE|CHAPTER|PROLOGUE|EPILOGUE|INDUCTION)(?: ${NUMBER})?${TITLE_END}`,
  'i',
);
const ORDINAL_ACT =
  /^(?:THE )?(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|LAST|OPENING|CLOSING) (?:ACT|SCENE|PART|CHAPTER)\b/i;
const SCENE = new RegExp(`^SCENE(?: ${NUMBER})?${TITLE_END}`, 'i');
const ACT_AND_SCENE = new RegExp(`^ACT ${NUMBER}[.,:;]? {1,3}SCENE ${NUMBER}\\b`, 'i');

const HAN_SCENE = new RegExp(`^[【《\\[]?第? ?${HAN_NUMBER} ?(?:场|場|镜|鏡)(?![上下合面次地所])`);
const HAN_ACT = new RegExp(
  `^[【《\\[]?第 ?${HAN_NUMBER} ?(?:幕|折|出|齣|回|章|集|节|節|卷|部|篇)(?=$|[\\s　：:·.、，】》\\]])`,
);
const HAN_ACT_NAME =
  /^[【《[]?(?:楔子|序幕|序章|序曲|引子|尾声|尾聲|终章|終章|间奏|終幕|终幕)[】》\]]?(?=$|[\s　：:·])/;
const HAN_SETTING =
  /^(?:场景|場景|场次|場次|场|場|景|Scene|SCENE) ?[0-9０-９一二三四五六七八九十百零〇]{0,4} ?[:：、.]/;
const HAN_IN_OUT =
  /^(?:内景|外景|內景|内外景|內外景|内\/外|外\/内|內\/外|内|外|內)(?=$|[\s　.．。·、，:：\-—/])/;
const HAN_NUMBERED = /^(?:\d{1,3}(?:[-－—.．]\d{1,3})?|[０-９]{1,3})[.．、,，:：)）\s　]{0,3}(.{1,80})$/;
const MARKDOWN = /^#{1,6} ?\S/;

const TIMES_EN =
  'DAY|NIGHT|MORNING|EVENING|AFTERNOON|DAWN|DUSK|SUNSET|SUNRISE|NOON|MIDNIGHT|TWILIGHT|LATER|CONTINUOUS|SAME|SAME TIME|MOMENTS LATER|MAGIC HOUR';
const TIME_EN = new RegExp(`^(?:[A-Z' ]{0,20} )?(?:${TIMES_EN})\\b`, 'i');
const TIME_ZH =
  /^(?:清晨|早晨|早上|上午|中午|正午|下午|午后|傍晚|黄昏|黃昏|夜晚|夜里|夜裡|深夜|午夜|凌晨|黎明|拂晓|白天|晚上|当晚|次日|翌日|日|夜|晨|昏|晚|早|雨夜|雪夜|日\/夜|夜\/日)$/;
const IN_OUT = /^(?:内景|外景|內景|内外景|內外景|内\/外|外\/内|內\/外|内|外|內|景)$/;

/** The heading that a line is, if it is one. The line is trimmed. */
export function headingOf(line: string, markdown = false): Heading | undefined {
  if (line.length > LONGEST || line === '') return;
  if (ENGLISH.test(line)) return { level: 'scene', ...englishPlace(line) };
  if (ACT_AND_SCENE.test(line)) return { level: 'scene' };
  if (isTitle(line) && (ACT.test(line) || ORDINAL_ACT.test(line))) return { level: 'act' };
  if (isTitle(line) && SCENE.test(line)) return { level: 'scene', ...sceneTitlePlace(line) };
  if (HAN_ACT_NAME.test(line) || HAN_ACT.test(line)) return { level: 'act' };
  if (HAN_SCENE.test(line) || HAN_SETTING.test(line) || HAN_IN_OUT.test(line)) {
    return { level: 'scene', ...chinesePlace(line) };
  }
  const rest = HAN_NUMBERED.exec(line)?.[1];
  if (rest && isChineseSetting(rest)) return { level: 'scene', ...chinesePlace(rest) };
  if (markdown && MARKDOWN.test(line)) return { level: 'scene' };
  return;
}

/** Whether the text is written as a title is: in capitals, or each longer word begins with one. */
function isTitle(line: string): boolean {
  const first = line[0] ?? '';
  // "Part of me wants to" and "Act now" are sentences.
  return first === first.toUpperCase() && !/[a-z] [a-z]{1,12} [a-z]{1,12} [a-z]/.test(line.slice(0, 20));
}

function englishPlace(line: string): Pick<Heading, 'place' | 'time'> {
  const bare = line
    .replace(/#[^#]{0,12}#\s*$/, '')
    .replace(
      /^(?:\d{1,4}[A-Z]?[.)]?\s{1,20})?(?:INT\.? ?\/ ?EXT|EXT\.? ?\/ ?INT|INT|EXT|EST|I\/E)[.\s]{0,4}/i,
      '',
    )
    .replace(/\s+\d{1,4}[A-Z]?\.?$/, '');
  const pieces = bare.split(/ ?[—–] ?| - | -- /).map((piece) => piece.trim());
  const from = pieces.findIndex((piece, at) => at > 0 && TIME_EN.test(piece));
  return from < 0
    ? named(bare, '')
    : named(pieces.slice(0, from).join(' - '), pieces.slice(from).join(' - '));
}

function sceneTitlePlace(line: string): Pick<Heading, 'place'> {
  const rest = line.replace(/^SCENE(?: [A-Z0-9]{1,9})?[.:,;—–\s-]{0,4}/i, '').trim();
  return rest ? { place: rest.replace(/[.。]$/, '') } : {};
}

const hanTokens = (line: string): string[] =>
  line
    .replace(/^[【《[]|[】》\]]$/g, '')
    .split(/[\s　.．。·、，,:：\-—－]+/)
    .filter((token) => token !== '' && !/^(?:时间|時間|地点|地點)$/.test(token));

function isChineseSetting(text: string): boolean {
  const tokens = hanTokens(text);
  return (
    tokens.length >= 2 &&
    tokens.length <= 8 &&
    tokens.some((token) => IN_OUT.test(token) || TIME_ZH.test(token))
  );
}

const HAN_LABEL = new RegExp(
  `^(?:第? ?${HAN_NUMBER} ?(?:场|場|镜|鏡)|(?:场景|場景|场次|場次|场|場)[0-9０-９一二三四五六七八九十百零〇]{0,4}|[0-9０-９]{1,4})$`,
);

function chinesePlace(line: string): Pick<Heading, 'place' | 'time'> {
  const tokens = hanTokens(line).filter((token) => !HAN_LABEL.test(token) && !IN_OUT.test(token));
  const time = tokens.filter((token) => TIME_ZH.test(token)).join(' ');
  return named(tokens.filter((token) => !TIME_ZH.test(token)).join(' '), time);
}

const named = (place: string, time: string): Pick<Heading, 'place' | 'time'> => ({
  ...(place ? { place } : {}),
  ...(time ? { time } : {}),
});

/** Whether a line ends a scene with a cut or a fade. */
export function isTransition(line: string): boolean {
  if (line.length > 40) return false;
  if (/^[A-Z][A-Z ,.'-]{0,34} TO:$/.test(line)) return true;
  if (
    /^(?:FADE IN|FADE OUT|FADE TO BLACK|CUT TO BLACK|THE END|SMASH CUT|INTERCUT|ACT DROP|CURTAIN|BLACKOUT)[.:]?$/.test(
      line,
    )
  )
    return true;
  return /^[（(【]?(?:切至|切到|淡入|淡出|化入|化出|叠化|叠化至|疊化|黑场|黑場|闪回|閃回|闪回结束|转场|剧终|劇終|全剧终|全劇終|幕落|幕启|闭幕|完)[）)】]?[。:：]?$/.test(
    line,
  );
}

/** What a line such as `地点：茶馆` is about: labels of a heading, not of a speaker. */
const LABELS: Record<string, 'place' | 'time' | 'cast' | 'other'> = Object.fromEntries(
  (
    [
      ['place', '地点 地點 地 场所 場所 place location setting'],
      ['time', '时间 時間 时 時 time'],
      [
        'cast',
        '人物 人 登场人物 登場人物 出场人物 出場人物 角色 演员 人物表 characters cast persons dramatis·personæ dramatis·personae persons·of·the·dialogue persons·of·the·play the·persons·of·the·play persons·represented',
      ],
      [
        'other',
        '片名 剧名 劇名 标题 標題 编剧 編劇 导演 導演 作者 原著 主题 主題 道具 音乐 音樂 音效 背景 布景 佈景 幕 说明 說明 备注 備註 注 字幕 镜头 鏡頭 类型 類型 梗概 简介 故事 title author credit source copyright contact date draft·date scene note notes format genre logline synopsis music sound sfx camera',
      ],
    ] as const
  ).flatMap(([label, words]) => words.split(' ').map((word) => [word.replaceAll('·', ' '), label])),
);

/** What a label such as `地点` or `CHARACTERS` says of the words after it. */
export const labelOf = (name: string): 'place' | 'time' | 'cast' | 'other' | undefined =>
  Object.hasOwn(LABELS, name.toLowerCase()) ? LABELS[name.toLowerCase()] : undefined;
