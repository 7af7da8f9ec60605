import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure, TextPart } from '../../engines/engine.ts';
import { TOO_LONG } from './run-outputs.ts';

/** What has arrived of a text. */
export interface Arrived {
  /** Whether its prompt was submitted, or may have been. */
  isSent: boolean;
  text: string;
  /** Whether it ends at the maximum length. */
  cut: boolean;
  /** The provider's figures, in the unit of the capability's meter. */
  usage?: { total: number; output: number | undefined };
  /** Its cost at the provider. */
  cost?: Cost;
  /** How the stream ended; undefined while it runs, and if it was closed from here. */
  end?: 'whole' | { failed: Omit<Failure, 'state'> } | { thrown: unknown };
}

/** The new part of a text, and what the whole text has used. */
export interface NewText {
  /** Where `more` begins in the text, in UTF-16 code units. */
  start: number;
  more: string;
  amount: number;
}

/** Where a text is kept while it is written. */
export interface Keeping {
  /** Milliseconds between two saves. */
  everyMs: number;
  /** Waits; ends early when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** What the text has used so far. */
  amountOf: (arrived: Arrived) => number;
  /**
   * Stores what is new, and looks whether the run is still to be written here; otherwise the stream is closed.
   * @param take called at most once, if its answer is about to be stored, with the run's row locked
   * @param isWhole whether this is the end of a whole text
   */
  save: (take: () => NewText | undefined, isWhole: boolean) => Promise<boolean>;
  /** Called after each save but that before the submit. */
  onSaved?: () => Promise<void>;
  /** True if the next save makes up for one that failed; otherwise its error ends the reading. */
  isPatient?: boolean;
}

/**
 * A text from an engine's stream on its way to its readers, in a worker or in the request that asked for it. It is stored
 * from time to time; its parts are passed on at once.
 */
export class CarriedText {
  readonly arrived: Arrived = { isSent: false, text: '', cut: false };
  readonly #keeping: Keeping;
  #stored = 0;
  #amount = 0;
  /** Saves are one after the other. */
  #saving: Promise<unknown> = Promise.resolve();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** What is not stored yet, to the end of the text. */
  rest(): NewText {
    return this.#from(this.arrived.text);
  }

  #from(text: string): NewText {
    const more = text.slice(this.#stored).toWellFormed();
    return { start: this.#stored, more, amount: this.#keeping.amountOf(this.arrived) };
  }

  /** Stores what is new. @returns whether the run is still to be written here */
  save(isWhole = false): Promise<boolean> {
    const saved = this.#saving.then(async () => {
      let news: NewText | undefined;
      const isWanted = await this.#keeping.save(() => {
        news = isWhole ? this.rest() : this.#news();
        return news;
      }, isWhole);
      if (news) {
        this.#stored = news.start + news.more.length;
        this.#amount = news.amount;
      }
      return isWanted;
    });
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  #news(): NewText | undefined {
    // The second half of a character may still be on its way.
    const news = this.#from(this.arrived.text.replace(/[\ud800-\udbff]$/, ''));
    return news.more === '' && news.amount === this.#amount ? undefined : news;
  }

  /**
   * The text piece by piece, as it arrives; `arrived` says how it ended. Before the prompt is submitted the run is looked
   * at a last time.
   * @param open the engine's stream, which has to end when its signal aborts
   * @throws what `save` throws
   */
  async *read(
    open: (signal: AbortSignal) => AsyncIterable<TextPart>,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { arrived } = this;
    const stop = new AbortController();
    const isRead = new AbortController();
    const reading = AbortSignal.any([signal, stop.signal]);
    const keeping = this.#keep(stop, isRead.signal);
    // It is awaited once nothing is read any more.
    keeping.catch(() => undefined);
    try {
      for await (const part of partsOf(open(reading), reading)) {
        if ('submits' in part) {
          if ((await this.#submit()) && !reading.aborted) continue;
          arrived.isSent = false;
          stop.abort();
          break;
        }
        const text = 'thrown' in part ? void (arrived.end = part) : take(arrived, part);
        if (arrived.end) break;
        if (text !== undefined) yield text;
      }
      if (!reading.aborted) arrived.end ??= 'whole';
    } finally {
      isRead.abort();
      stop.abort();
      await keeping;
    }
  }

  async #keep(stop: AbortController, isRead: AbortSignal): Promise<void> {
    const { everyMs, pause, onSaved, isPatient } = this.#keeping;
    for (;;) {
      await pause(everyMs, isRead);
      if (isRead.aborted) return;
      try {
        if (!(await this.save())) return stop.abort();
        await onSaved?.();
      } catch (error) {
        if (isPatient) continue;
        stop.abort();
        throw error;
      }
    }
  }

  /** From here on a text costs what its prompt does, whatever ends it; the run's row says so first. */
  async #submit(): Promise<boolean> {
    this.arrived.isSent = true;
    try {
      return await this.save();
    } catch (error) {
      this.arrived.isSent = false;
      throw error;
    }
  }
}

/** Records a part. @returns its text, if readers should get it */
function take(arrived: Arrived, part: Exclude<TextPart, { submits: true }>): string | undefined {
  if ('text' in part) {
    const text = part.text.replaceAll('\0', '');
    if (arrived.text.length + text.length <= TEXT_OUTPUT_LENGTH) {
      arrived.text += text;
      return text;
    }
    const { code, detail } = TOO_LONG;
    arrived.end = { failed: { code, detail, retryable: false } };
  } else if ('usage' in part) arrived.usage = { total: part.usage, output: part.output };
  else if ('cut' in part) arrived.cut = true;
  else if ('cost' in part) arrived.cost = part.cost;
  else arrived.end = part;
  return undefined;
}

/** Parts of a stream until the signal aborts, also if the stream does not heed it; what it throws is the last one. */
async function* partsOf(
  stream: AsyncIterable<TextPart>,
  signal: AbortSignal,
): AsyncGenerator<TextPart | { thrown: unknown }> {
  const parts = stream[Symbol.asyncIterator]();
  let leave: () => void = () => undefined;
  const onAbort = () => leave();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<TextPart | { thrown: unknown }>>((resolve) => {
        leave = () => resolve({ done: true, value: undefined });
        parts.next().then(resolve, (thrown: unknown) => resolve({ done: false, value: { thrown } }));
      });
      if (next.done || signal.aborted) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: it waits for a part that may not come.
    parts.return?.().catch(() => undefined);
  }
}
