/** Scripts from what is not a script yet: a prompt without a model. */

const WORDS = {
  en: {
    beats: ['Beginning', 'What goes wrong', 'The attempt', 'The turn', 'Ending'],
    where: 'Place: ______',
    seen: '[What we see: ______]',
    line: '______',
    somebody: 'Somebody',
  },
  zh: {
    beats: ['开端', '出了什么事', '怎么去做', '转折', '结局'],
    where: '地点：______',
    seen: '【画面：______】',
    line: '______',
    somebody: '某人',
  },
} as const;

/** An outline with blanks for an idea: five scenes, each with a place, a picture and a line to be written. */
export function outlineOf(idea: string, language: 'en' | 'zh'): string {
  const words = WORDS[language];
  const [open, colon] = language === 'zh' ? ['第', '：'] : ['SCENE ', ': '];
  const number = (at: number) => (language === 'zh' ? `${open}${'一二三四五'[at]}场` : `${open}${at + 1}`);
  return words.beats
    .map((beat, at) =>
      [
        `${number(at)}${language === 'zh' ? '　' : '. '}${beat}`,
        at === 0 ? idea.trim() : '',
        words.where,
        words.seen,
        `${words.somebody}${colon}${words.line}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}
