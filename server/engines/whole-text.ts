import type { Cost } from './cost.ts';
import type { CapabilityEngine, Failure, StreamContext, TextStream } from './engine.ts';

/** The stored outcome of one call. */
type StoredText =
  | { text: string; usage?: number; cut?: true; cost?: Cost }
  | { failed: Omit<Failure, 'state'> };

const NOT_SUBMITTED: Omit<Failure, 'state'> = {
  code: 'task_engine_stopped',
  retryable: true,
  detail: 'not submitted',
  notTaken: {},
};

/** A text that only counts as a whole: its engine as one whose submit waits for the whole answer. */
export function wholeText<Input>({ stream, ...taking }: TextStream<Input>): CapabilityEngine<Input> {
  return {
    ...taking,
    answersAtOnce: true,
    start: async (input, context) => {
      const { signal = new AbortController().signal } = context;
      return (await readWhole(stream, input, { ...context, signal })) satisfies StoredText;
    },
    check: async (operation) => {
      const stored = operation as StoredText;
      if ('failed' in stored) return { state: 'failed', ...stored.failed };
      const { cost, ...output } = stored;
      return { state: 'done', outputs: [{ index: 0, ...output }], ...(cost ? { cost } : {}) };
    },
  };
}

/** @throws Error if the call was ended from here after its prompt was sent: what came of it is unknown */
async function readWhole<Input>(
  stream: TextStream<Input>['stream'],
  input: Input,
  context: StreamContext,
): Promise<StoredText> {
  let text = '';
  let more: { usage?: number; cut?: true; cost?: Cost } = {};
  for await (const part of stream(input, context)) {
    if ('submits' in part) {
      const isWanted = (await context.waitToSubmit?.(0)) ?? true;
      if (!isWanted) return { failed: NOT_SUBMITTED };
    } else if ('text' in part) text += part.text;
    else if ('usage' in part) more = { ...more, usage: part.usage };
    else if ('cut' in part) more = { ...more, cut: true };
    else if ('cost' in part) more = { ...more, cost: part.cost };
    else if ('failed' in part)
      return { failed: { ...(more.cost ? { cost: more.cost } : {}), ...part.failed } };
  }
  context.signal.throwIfAborted();
  return { text, ...more };
}
