import type { Place, ResultNote } from '@inkreel/contract/api/tasks.ts';
import type { ErrorCode, RunFailure } from '@inkreel/contract/errors.ts';
import type { TextCapability } from '@inkreel/contract/outputs/data-outputs.ts';
import type { Voice } from '@inkreel/contract/speech.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Owner } from '../gate/fair-queue.ts';
import type { Cost } from './cost.ts';
import type { RouteFacts } from './route-facts.ts';

/**
 * What an engine is to the rest of the product. Engines know capabilities, not tools.
 *
 * `start` begins the work and answers with an operation: plain JSON, stored before anything else happens. `check`
 * reports its state. After a restart the stored operation is checked again. The intent to submit is stored before
 * `start`, so a start whose answer was lost is repeated only if the engine declares that safe.
 */
export interface Engine {
  id: string;
  /** True if no AI model is involved; shown on every result. */
  builtin: boolean;
  /**
   * True if the work happens in this process and ends with it: a worker watches the run, and a start may be
   * repeated. Otherwise a run is submitted, and polled.
   */
  local?: boolean;
  serves: { [C in Exclude<Capability, TextCapability>]?: CapabilityEngine<CapabilityInput[C]> } & {
    [C in TextCapability]?: CapabilityEngine<CapabilityInput[C]> | TextStream<CapabilityInput[C]>;
  };
  /** The assists that it answers. */
  analyzes?: Partial<Record<Exclude<Analysis, MediaAnalysis>, Analyzer>> &
    Partial<Record<MediaAnalysis, Analyzer<MediaCheck>>>;
  /**
   * The voices that `text_to_speech` and `translate_audio` may name. The voices of an account are read from its
   * provider.
   * @throws Error if the provider does not answer
   */
  voices?(signal: AbortSignal): Promise<readonly Voice[]>;
}

/** Assists: quick, free requests of editors before a run; their answers are in `contract/api/assists.ts`. */
export type Analysis = 'cut-out' | 'faces' | 'texts' | 'subtitle-areas' | 'subtitle-preview' | MediaAnalysis;

/**
 * Checks before a run that makes people speak: `portrait` of an image_url with the frame of `talking_portrait`,
 * `retalk` of the input of `retalk`.
 */
type MediaAnalysis = 'portrait' | 'retalk';

/** Result of a check. Each rule has the name of the error with which a run without the check would fail. */
export interface MediaCheck {
  /** The rules that were checked. */
  checked: readonly ErrorCode[];
  /** The broken rules; none if a run may begin. */
  failed: readonly ErrorCode[];
  /** The detected faces, the widest first; for a video, those of its first frame with a face. */
  found?: readonly Place[];
  /** The moment of that frame, in seconds. */
  foundSeconds?: number;
}

/**
 * Answers an assist with plain JSON.
 * @throws AppError not_found if a file is gone, server_busy if the signal aborts; image_unreadable, image_too_heavy and
 *   images_busy for an image that is not opened; text_reading_unavailable if the packages for text recognition are not
 *   installed
 */
export type Analyzer<Answer = unknown> = (
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  owner: Owner,
) => Promise<Answer>;

/**
 * Plain JSON that only the engine interprets. The product reads `cost`: what the provider charges if the run
 * ends as known now, cancelled or out of time; a final check may be more precise.
 */
export type Operation = { readonly cost?: Cost; readonly [key: string]: unknown };

/** Values of an input's properties, by property. */
export type OfferedValues<Input> = { readonly [Name in keyof Input]?: readonly (string | number)[] };

/** The inputs that an engine takes, checked before it gets a run. */
interface Taking<Input> {
  /**
   * The values that this engine supports, by property of the input; all values of an unlisted property are
   * supported. Forms offer what an open engine lists, and a run with another value is refused before points
   * are held.
   */
  values?: OfferedValues<Input>;
  /**
   * Why this engine does not take an input, called before any points are held: quick, and free. Without it the
   * engine takes every input of the capability.
   */
  refuse?(input: Input): ErrorCode | undefined;
  /** Facts for people; without any it works by rules. */
  facts?: RouteFacts;
  /**
   * True if the provider takes `taskId` as an idempotency key: a repeated start answers with the first one's
   * work.
   */
  idempotent?: boolean;
}

/** A capability whose work is an operation: started, then polled. */
export interface CapabilityEngine<Input> extends Taking<Input> {
  /**
   * True if `start` waits for the provider's whole answer: the worker checks it immediately, on the same
   * machine, and the run is not parked.
   */
  answersAtOnce?: boolean;
  /**
   * The operation of an earlier start whose answer was lost; undefined only if the provider certainly has
   * none. Throws if the provider cannot tell.
   */
  find?(context: StartContext): Promise<Operation | undefined>;
  /**
   * Prepares what `start` submits, such as images in the provider's size. Submits nothing, so it may be
   * repeated.
   */
  prepare?(input: Input, context: StartContext): Promise<unknown>;
  /**
   * Begins the work. What it throws leaves open whether the provider took the run: where that is certain, it answers
   * with an operation that says so.
   * @param prepared what `prepare` answered
   */
  start(input: Input, context: StartContext, prepared?: unknown): Promise<Operation>;
  /**
   * The state of the operation. A local engine may wait up to `context.waitMs` for news, so that progress arrives
   * without fast polling, and stops waiting when `context.signal` aborts; any other engine answers immediately.
   */
  check(operation: Operation, context: CheckContext): Promise<Check>;
  /**
   * Stops the work and frees what it holds; also called when the result is no longer needed. Never throws.
   */
  cancel?(operation: Operation): Promise<void>;
}

/** A capability whose text arrives as it is written, over one connection to its provider. */
export interface TextStream<Input> extends Taking<Input> {
  /**
   * The submit and its answer in one: the text in parts, and what was used. Ends when the signal aborts. What it throws
   * leaves open whether the provider took the run; where that is certain, it says so with a `failed` part, the last one.
   */
  stream(input: Input, context: StreamContext): AsyncIterable<TextPart>;
}

export interface StreamContext extends StartContext {
  /** Aborts when the run is cancelled, is out of time, or has another worker. */
  signal: AbortSignal;
}

export type TextPart =
  /**
   * The prompt is about to be sent: it goes to the provider when the next part is requested, and is not sent if none is.
   * The first part of a stream that reaches its provider.
   */
  | { submits: true }
  | { text: string }
  /**
   * The run's usage so far, in the unit of its capability's meter; a later part replaces it. `output`: the part of the
   * answer, if the provider reports it.
   */
  | { usage: number; output?: number }
  /** The text was truncated at the maximum length. */
  | { cut: true }
  /** The provider's charge for the text so far; a later part replaces it. Without one it is unknown. */
  | { cost: Cost }
  | { failed: Omit<Failure, 'state'> };

export interface StartContext {
  /** Never changes for a run: the idempotency key of providers that take one. */
  taskId: string;
  /**
   * The maximum that the run pays for, if its capability has a meter: no more is requested from the provider.
   */
  maximum?: number | undefined;
  /** The decode owner of the run. */
  owner?: Owner | undefined;
  /**
   * Aborts when the run must not be submitted any more: cancelled, out of time, or another worker's. Ends preparing,
   * and the wait for a provider's whole answer, but never a submit whose answer is an operation: it has to be known to
   * be cancelled.
   */
  signal?: AbortSignal | undefined;
  /**
   * Waits before the run is submitted again, in milliseconds, and looks a last time whether it still may be. Between the
   * result and the submit nothing else is waited for. Without it the run cannot be cancelled.
   * @returns false if it must not be submitted any more: then `start` answers that nothing was taken
   */
  waitToSubmit?: ((ms: number) => Promise<boolean>) | undefined;
}

export interface CheckContext {
  taskId: string;
  waitMs: number;
  /** Candidates that are stored already: an engine that works here need not make them again after a restart. */
  stored: readonly number[];
  /** Finished stages of candidates that are not stored: an engine that works here continues after them. */
  stages?: readonly FinishedStage[];
  signal: AbortSignal;
  /** The decode owner of the run. */
  owner?: Owner | undefined;
}

/** An engine's report of a stage of one candidate, whose output survives a crash. */
export interface StageReport {
  /** Which candidate, from 0. */
  index: number;
  /** Identifies the stage within its candidate; another format of its output needs another name. */
  name: string;
  /** Its output; undefined while it runs. */
  output?: { path: string };
}

/** A finished stage, of this process or an earlier one. */
export interface FinishedStage {
  index: number;
  name: string;
  /** Writes its output to a path of this machine. */
  read(path: string): Promise<void>;
}

export interface EngineFile {
  /** Which candidate, from 0. */
  index: number;
  /** Bytes in memory, a local file of the engine, or a URL of the engine's provider. */
  source:
    | { bytes: Uint8Array }
    | { path: string }
    /** `stay`: the file is at this URL itself; redirects are not followed. */
    | { url: string; stay?: true };
  contentType: string;
  /** The poster of a video, as PNG. */
  poster?: { path: string };
  seed?: number;
  /** The engine's notes on the picture, shown to the user. */
  report?: { understood: string[]; notDrawn: string[]; notes?: ResultNote[] };
}

/** A finished text, of a capability that answers with one. */
export interface EngineText {
  index: number;
  text: string;
  /** Its usage, in the unit of its capability's meter. */
  usage?: number;
  /** It ends at the maximum length. */
  cut?: true;
}

/** Finished data of a capability that answers with data: it must fit the capability's schema. */
export interface EngineData {
  index: number;
  /** Any JSON value. */
  json: unknown;
  usage?: number;
}

/** One finished candidate. */
export type EngineOutput = EngineFile | EngineText | EngineData;

export const isFile = (output: EngineOutput): output is EngineFile => 'source' in output;

export interface Failure {
  state: 'failed';
  code: RunFailure;
  retryable: boolean;
  detail?: string;
  /** The provider's charge, if it differs from the operation's. */
  cost?: Cost;
  /** Set if the provider certainly took nothing and the input is not at fault: the next engine gets the run. */
  notTaken?: {
    /** If it was too busy: after how many milliseconds it may be retried. It gets no runs until then. */
    busyMs?: number;
  };
}

export type Check =
  | {
      state: 'pending';
      /** True while the work waits for its turn at the engine: the time of the run does not count yet. */
      queued?: boolean;
      /** Stage key of the messages catalogue. */
      stage: string;
      /** 0 to 1, whole operation. */
      progress: number;
      /** 0 to 1 per candidate. */
      candidates: number[];
      /** Candidates that are already finished: stored and shown immediately. */
      outputs: EngineOutput[];
      /** Stages that have begun or are finished; repeats are allowed. */
      stages?: readonly StageReport[];
      /** How long its work was paused for others so far, in milliseconds: it does not count as the run's time. */
      pausedMs?: number;
    }
  /** The provider could not be polled; retry after this many milliseconds. */
  | { state: 'away'; afterMs: number }
  | {
      state: 'done';
      outputs: EngineOutput[];
      /** The provider's charge for it, if it differs from the operation's. */
      cost?: Cost;
    }
  | Failure;
