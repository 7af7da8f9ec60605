import type { subtitleFiles as en } from '../en/subtitle-files.ts';

const number = (value: number) => value.toLocaleString('zh-CN');

export const subtitleFiles: typeof en = {
  encoding: '文字编码',
  encodingHint: ({ name }) => `${name} 按此编码读取。如果文字显示不对，请换一种；对这些字幕的修改会被替换。`,
  encodings: {
    'utf-8': 'Unicode（UTF-8）',
    'utf-16le': 'Unicode（UTF-16 LE）',
    'utf-16be': 'Unicode（UTF-16 BE）',
    gb18030: '简体中文（GB 18030）',
    big5: '繁体中文（Big5）',
    shift_jis: '日语（Shift JIS）',
    'euc-jp': '日语（EUC-JP）',
    'iso-2022-jp': '日语（ISO-2022-JP）',
    'euc-kr': '韩语（EUC-KR）',
    'windows-1252': '西欧（Windows-1252）',
    macintosh: '西欧（Macintosh）',
    'windows-1250': '中欧（Windows-1250）',
    'iso-8859-2': '中欧（ISO 8859-2）',
    'windows-1257': '波罗的海（Windows-1257）',
    'windows-1254': '土耳其语（Windows-1254）',
    'windows-1258': '越南语（Windows-1258）',
    'windows-1251': '西里尔文（Windows-1251）',
    'koi8-r': '西里尔文（KOI8-R）',
    'koi8-u': '西里尔文（KOI8-U）',
    ibm866: '西里尔文（DOS 866）',
    'iso-8859-5': '西里尔文（ISO 8859-5）',
    'x-mac-cyrillic': '西里尔文（Macintosh）',
    'windows-1253': '希腊语（Windows-1253）',
    'iso-8859-7': '希腊语（ISO 8859-7）',
    'windows-1255': '希伯来语（Windows-1255）',
    'windows-1256': '阿拉伯语（Windows-1256）',
    'iso-8859-6': '阿拉伯语（ISO 8859-6）',
    'windows-874': '泰语（Windows-874）',
  },
  mended: ({ count }) => `有 ${number(count)}\u00a0条的结束早于开始，已改为显示一秒。`,
  rolled: '这是滚动字幕，每一行会在下一行上方再显示一次。现在每行只保留一次。',
  doubtful: ({ lines, more }) =>
    `请检查文件的第 ${lines.map(number).join('、')}\u00a0行${more > 0 ? `，以及另外 ${number(more)}\u00a0行` : ''}：看起来像无法识别的时间，或不属于任何一条字幕的文字。`,
};
