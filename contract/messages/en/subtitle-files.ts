const number = (value: number) => value.toLocaleString('en');

export const subtitleFiles = {
  encoding: 'Text encoding',
  encodingHint: ({ name }: { name: string }) =>
    `How the text of ${name} was read. If it looks wrong, choose another one; edits of these lines are replaced.`,
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16 LE)',
    'utf-16be': 'Unicode (UTF-16 BE)',
    gb18030: 'Chinese, simplified (GB 18030)',
    big5: 'Chinese, traditional (Big5)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC-JP)',
    'iso-2022-jp': 'Japanese (ISO-2022-JP)',
    'euc-kr': 'Korean (EUC-KR)',
    'windows-1252': 'Western European (Windows-1252)',
    macintosh: 'Western European (Macintosh)',
    'windows-1250': 'Central European (Windows-1250)',
    'iso-8859-2': 'Central European (ISO 8859-2)',
    'windows-1257': 'Baltic (Windows-1257)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1258': 'Vietnamese (Windows-1258)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    'koi8-u': 'Cyrillic (KOI8-U)',
    ibm866: 'Cyrillic (DOS 866)',
    'iso-8859-5': 'Cyrillic (ISO 8859-5)',
    'x-mac-cyrillic': 'Cyrillic (Macintosh)',
    'windows-1253': 'Greek (Windows-1253)',
    'iso-8859-7': 'Greek (ISO 8859-7)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'iso-8859-6': 'Arabic (ISO 8859-6)',
    'windows-874': 'Thai (Windows-874)',
  },
  mended: ({ count }: { count: number }) =>
    `${number(count)} ${count === 1 ? 'line' : 'lines'} ended before ${count === 1 ? 'it' : 'they'} began and now ${count === 1 ? 'lasts' : 'last'} one second.`,
  rolled: 'These captions rolled, with each line shown again above the next. Each line now stands once.',
  doubtful: ({ lines, more }: { lines: readonly number[]; more: number }) =>
    `Check ${lines.length === 1 ? 'line' : 'lines'} ${lines.map(number).join(', ')}${more > 0 ? ` and ${number(more)} more` : ''} of the file: ${lines.length + more === 1 ? 'it looks' : 'they look'} like a time that could not be read, or like text outside of a subtitle.`,
};
