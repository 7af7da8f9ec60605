import { expect, test, vi } from 'vitest';
import { createSharedAnswers } from './share-answers.ts';

function make() {
  const signals: AbortSignal[] = [];
  const answers: ((answer: string) => void)[] = [];
  const ask = vi.fn<(question: { url: string }, signal: AbortSignal) => Promise<string>>(
    (_question, signal) => {
      signals.push(signal);
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  );
  return { ask, signals, answers, shared: createSharedAnswers(ask) };
}
const forever = () => new AbortController().signal;

test('two who ask the same at once get one answer; later ones ask again', async () => {
  const { ask, answers, shared } = make();
  const both = [shared({ url: 'a' }, forever()), shared({ url: 'a' }, forever())];
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.('cut');
  expect(await Promise.all(both)).toEqual(['cut', 'cut']);
  void shared({ url: 'a' }, forever());
  void shared({ url: 'b' }, forever());
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a question is taken back when the last of those who wait has gone, and can be asked anew', () => {
  const { ask, signals, shared } = make();
  const [one, other] = [new AbortController(), new AbortController()];
  void shared({ url: 'a' }, one.signal);
  void shared({ url: 'a' }, other.signal);
  one.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.abort();
  expect(signals[0]?.aborted).toBe(true);
  void shared({ url: 'a' }, forever());
  expect(ask).toHaveBeenCalledTimes(2);
});
