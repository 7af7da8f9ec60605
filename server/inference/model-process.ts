import { fileURLToPath } from 'node:url';
import type { EndReason } from '../processes/limits.ts';
import { runProgram } from '../processes/run-program.ts';
import {
  byteLengthOf,
  createFrameReader,
  encodeFrame,
  type ModelFile,
  type Refusal,
  type RunAnswer,
  type RunRequest,
  type Tensor,
  type TensorFacts,
} from './frames.ts';
import type { ProgramSettings } from './model-program.ts';

/** Why a model did not answer; the result has a note for each. */
export type ModelTrouble = Refusal | 'time' | 'large';

/** A model did not answer; the caller continues without it. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble;
  constructor(trouble: ModelTrouble, detail: string) {
    super(detail);
    this.name = 'ModelFailure';
    this.trouble = trouble;
  }
}

export interface ModelProcessOptions extends ProgramSettings {
  /** Memory limit of the process, in bytes. */
  memoryBytes: number;
}

export interface Question {
  model: ModelFile;
  feeds: readonly (Tensor & { name?: string | undefined })[];
  /** The requested output; by default the model's first. */
  output?: string | undefined;
  /**
   * Called repeatedly while waiting for the answer; an error that it throws ends the process and is thrown
   * on.
   */
  tick(): void;
  /** When waiting ends, on the clock of `performance.now()`. */
  until: number;
}

export interface ModelProcess {
  /**
   * Runs a model. The process is started if there is none, and again after it ended.
   * @throws ModelFailure; what `tick` throws
   */
  ask(question: Question): Promise<Tensor>;
  /** The same for several outputs of one run. */
  askFor(outputs: readonly string[], question: Omit<Question, 'output'>): Promise<Tensor[]>;
  close(): void;
}

const PROGRAM = fileURLToPath(new URL('./model-program.ts', import.meta.url));
/** A process that is a day old is ended, even in the middle of work. */
const WALL_MS = 24 * 60 * 60 * 1000;
const TICK_MS = 50;

/** A running process, and the caller that waits for its answer. */
interface Running {
  write(chunks: readonly Uint8Array[]): void;
  end: AbortController;
  waiting: PromiseWithResolvers<Tensor[]> | undefined;
}

/** One process with the runtime, for one request at a time. */
export function createModelProcess({ memoryBytes, ...settings }: ModelProcessOptions): ModelProcess {
  let running: Running | undefined;

  const start = (): Running => {
    const lines = createLine();
    const started: Running = { write: lines.write, end: new AbortController(), waiting: undefined };
    const read = createFrameReader<RunAnswer>((answer, bytes) => {
      if ('refused' in answer) started.waiting?.reject(new ModelFailure(answer.refused, answer.detail));
      else if (answer.tensors.reduce((sum, each) => sum + byteLengthOf(each), 0) !== bytes.byteLength)
        started.waiting?.reject(new ModelFailure('stopped', 'an answer of another size than it says'));
      else started.waiting?.resolve(tensorsOf(answer.tensors, bytes));
    });
    const ended = (error: unknown) => {
      lines.close();
      if (running === started) running = undefined;
      const trouble = (error as { reason?: EndReason }).reason === 'memory' ? 'memory' : 'stopped';
      started.waiting?.reject(new ModelFailure(trouble, String(error)));
    };
    runProgram({
      program: process.execPath,
      args: [PROGRAM, JSON.stringify(settings)],
      limits: { wallMs: WALL_MS, memoryBytes, outputBytes: 2 ** 30 },
      input: lines.chunks,
      onOutput: read,
      signal: started.end.signal,
    }).then(() => ended(new Error('the process ended')), ended);
    running = started;
    return started;
  };

  const ask = async (
    question: Omit<Question, 'output'>,
    outputs: readonly string[] | undefined,
  ): Promise<Tensor[]> => {
    const { model, feeds } = question;
    // Detects a process that ended between two requests.
    await new Promise(setImmediate);
    const process = running ?? start();
    const waiting = Promise.withResolvers<Tensor[]>();
    process.waiting = waiting;
    const stop = (error: unknown) => {
      if (running === process) running = undefined;
      waiting.reject(error);
      process.end.abort();
    };
    const timer = setInterval(() => {
      try {
        question.tick();
      } catch (error) {
        stop(error);
      }
      if (performance.now() > question.until) stop(new ModelFailure('time', 'the model took too long'));
    }, TICK_MS);
    const facts = feeds.map(({ name, type, dims }) => ({ name, type, dims }));
    process.write(
      encodeFrame(
        { model, feeds: facts, outputs } satisfies RunRequest,
        feeds.map(({ bytes }) => bytes),
      ),
    );
    try {
      return await waiting.promise;
    } finally {
      clearInterval(timer);
      process.waiting = undefined;
    }
  };

  return {
    ask: async (question) => {
      const { output } = question;
      return (await ask(question, output === undefined ? undefined : [output]))[0] as Tensor;
    },
    askFor: (outputs, question) => ask(question, outputs),
    close: () => running?.end.abort(),
  };
}

/** The tensors of one payload, one after the other. */
function tensorsOf(facts: readonly TensorFacts[], payload: Uint8Array): Tensor[] {
  let from = 0;
  return facts.map((each) => {
    const bytes = payload.subarray(from, from + byteLengthOf(each));
    from += bytes.byteLength;
    return { ...each, bytes };
  });
}

/** Chunks that are written immediately and read on demand. */
function createLine() {
  const held: Uint8Array[] = [];
  let isOpen = true;
  let news = Promise.withResolvers<void>();
  async function* chunks(): AsyncGenerator<Uint8Array> {
    while (isOpen) {
      for (let chunk = held.shift(); chunk !== undefined; chunk = held.shift()) yield chunk;
      await news.promise;
      news = Promise.withResolvers();
    }
  }
  return {
    chunks: chunks(),
    write: (more: readonly Uint8Array[]) => {
      held.push(...more);
      news.resolve();
    },
    close: () => {
      isOpen = false;
      news.resolve();
    },
  };
}
