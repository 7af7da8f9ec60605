/** Notes on the hero pictures: their positions were read off the drawings in `web/public/samples/home/`. */

export interface ProofNote {
  /** The words of the prompt, numbered in prompt order. */
  words: string;
  title: string;
  note: string;
  /** Position of the number on the picture, 0 to 1 from the left and from the top. */
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
    alt: 'A girl in a yellow raincoat and red boots stands with a ginger cat on a rainy meadow, painted on torn paper.',
    notes: [
      { words: 'yellow raincoat', title: 'Raincoat', note: 'Yellow, hood up', x: 0.26, y: 0.62, level: 0.56 },
      { words: 'her cat', title: 'Her cat', note: 'No colour given: ginger', x: 0.55, y: 0.79, level: 0.8 },
      { words: 'the rain', title: 'Rain', note: 'Overcast, grey light', x: 0.47, y: 0.2, level: 0.28 },
      {
        words: 'picture book',
        title: 'Picture book',
        note: 'Wash on torn paper',
        x: 0.94,
        y: 0.06,
        level: 0.06,
      },
    ],
  },
  zh: {
    alt: '水墨画：近处渔翁垂钓，江上一叶小舟，远山隐在云雾里。',
    notes: [
      { words: '一叶小舟', title: '小舟', note: '', x: 0.25, y: 0.59, level: 0.59 },
      { words: '渔翁', title: '渔翁', note: '', x: 0.81, y: 0.81, level: 0.81 },
      { words: '远山', title: '远山', note: '', x: 0.72, y: 0.38, level: 0.38 },
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
