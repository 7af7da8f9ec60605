/** Notes on the hero pictures: what stands where was read off the drawings in `web/public/samples/home/`. */

export interface ProofNote {
  /** The words of the prompt, numbered in prompt order. */
  words: string;
  title: string;
  note: string;
  /** Where the number stands on the picture, 0 to 1 from the left and from the top. */
  x: number;
  y: number;
  /** Height of the note in the margin, 0 to 1 of the picture's side. */
  level: number;
}

export interface Proof {
  alt: string;
  notes: readonly ProofNote[];
}

export const PROOFS: Record<'en' | 'zh', Proof> = {
  en: {
    alt: 'A girl in a yellow raincoat walks with a ginger cat in a rainy wood, painted on torn paper.',
    notes: [
      {
        words: 'yellow raincoat',
        title: 'Raincoat',
        note: 'Yellow, hood up',
        x: 0.7,
        y: 0.68,
        level: 0.68,
      },
      {
        words: 'her cat',
        title: 'Her cat',
        note: 'No colour asked: ginger',
        x: 0.3,
        y: 0.82,
        level: 0.86,
      },
      { words: 'the rain', title: 'Rain', note: 'Overcast sky', x: 0.56, y: 0.2, level: 0.26 },
      {
        words: 'picture book',
        title: 'Picture book',
        note: 'Wash on torn paper',
        x: 0.93,
        y: 0.07,
        level: 0.05,
      },
    ],
  },
  zh: {
    alt: '水墨画：云海中的高山，江上一叶小舟，渔翁垂钓。',
    notes: [
      { words: '一叶小船', title: '小船', note: '', x: 0.4, y: 0.62, level: 0.7 },
      { words: '渔翁', title: '渔翁', note: '', x: 0.86, y: 0.5, level: 0.4 },
    ],
  },
};

/** Cuts a prompt at its numbered words, in order; words that it does not contain are left out. */
export function cutPrompt(
  prompt: string,
  notes: readonly Pick<ProofNote, 'words'>[],
): { text: string; number?: number }[] {
  const pieces: { text: string; number?: number }[] = [];
  let rest = prompt;
  notes.forEach(({ words }, index) => {
    const at = rest.indexOf(words);
    if (at < 0) return;
    if (at > 0) pieces.push({ text: rest.slice(0, at) });
    pieces.push({ text: words, number: index + 1 });
    rest = rest.slice(at + words.length);
  });
  if (rest !== '') pieces.push({ text: rest });
  return pieces;
}
