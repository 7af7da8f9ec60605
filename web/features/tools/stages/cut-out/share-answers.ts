interface Asked<Answer> {
  answer: Promise<Answer>;
  stop: AbortController;
  /** How many still wait for it. */
  waiting: number;
}

/**
 * One question for all who ask the same at the same time. It is taken back when nobody waits for it any more; an answer
 * that has come is not kept.
 * @param ask puts the question
 */
export function createSharedAnswers<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): (question: Question, signal: AbortSignal) => Promise<Answer> {
  const open = new Map<string, Asked<Answer>>();
  return (question, signal) => {
    const key = JSON.stringify(question);
    let asked = open.get(key);
    if (!asked) {
      const stop = new AbortController();
      const begun = { answer: ask(question, stop.signal), stop, waiting: 0 };
      const end = () => {
        if (open.get(key) === begun) open.delete(key);
      };
      begun.answer.then(end, end);
      open.set(key, begun);
      asked = begun;
    }
    const joined = asked;
    joined.waiting += 1;
    signal.addEventListener(
      'abort',
      () => {
        joined.waiting -= 1;
        if (joined.waiting > 0) return;
        if (open.get(key) === joined) open.delete(key);
        joined.stop.abort();
      },
      { once: true },
    );
    return joined.answer;
  };
}
