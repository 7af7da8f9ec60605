/** Scripts from what is not a script yet: a prompt without a model, and what a model has written. */
import type { ScriptPart, ScriptScene, SplitScript } from './split.ts';

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

/** A script of a language model (`split_script`). */
export interface WrittenScript {
  scenes: readonly {
    heading: string;
    description: string;
    lines: readonly { speaker: string | null; text: string }[];
  }[];
}

/** A written script as if it had been split, with positions in the order of its paragraphs. */
export function splitOfWritten({ scenes }: WrittenScript): SplitScript {
  let at = 0;
  const partOf = (kind: ScriptPart['kind'], text: string, speaker?: string | null): ScriptPart => {
    const from = at;
    at += text.length + 2;
    return { kind, text, confidence: 'named', from, to: from + text.length, ...(speaker ? { speaker } : {}) };
  };
  const split = scenes.map(({ heading, description, lines }): ScriptScene => {
    const from = at;
    at += heading.length + 2;
    const seen = description.trim() === '' ? [] : [partOf('action', description.trim())];
    const parts = [
      ...seen,
      ...lines.map(({ speaker, text }) => partOf(speaker === null ? 'action' : 'dialogue', text, speaker)),
    ];
    return { heading, notes: [], parts, from, to: at };
  });
  const counts = new Map<string, number>();
  for (const { speaker } of split.flatMap(({ parts }) => parts))
    if (speaker) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const speakers = [...counts].map(([name, lines]) => ({
    name,
    aliases: [],
    lines,
    confidence: 'named' as const,
  }));
  return { form: 'screenplay', title: {}, scenes: split, speakers };
}
