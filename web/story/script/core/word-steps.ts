/** After a pause of this many milliseconds, what is typed is another step of undo. */
const PAUSE = 1500;

/** Names of undo steps while somebody types: a word is one, as is what is typed without a pause in another field. */
export function createWordSteps() {
  let step = 0;
  let last: { id: string; text: string; at: number } | undefined;
  return {
    /** @param at milliseconds */
    name: (id: string, text: string, at: number): string => {
      const begins =
        last?.id !== id ||
        at - last.at > PAUSE ||
        // The first letter after a space, or after a mark of a script without spaces.
        (endsWord(last.text) && !endsWord(text));
      if (begins) step += 1;
      last = { id, text, at };
      return `text ${id} ${step}`;
    },
  };
}

const endsWord = (text: string): boolean => /[\s，。！？；：、]$/u.test(text);
