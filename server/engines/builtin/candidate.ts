import type { MessagePort } from 'node:worker_threads';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import type { Stage, WorkReport } from './work.ts';

/** One candidate for a worker thread to make. */
export interface CandidateRequest {
  capability: Capability;
  /** The run's input, in the capability's shape. */
  input: Readonly<Record<string, unknown>>;
  /** Local paths of the input's files, by URL. */
  files: Readonly<Record<string, string>>;
  /** Which candidate, from 0. */
  index: number;
  seed: number;
  /** Paths of stage outputs that an earlier process finished, by stage name. */
  stages?: Readonly<Record<string, string>>;
  /** Path of the result; a video's poster is written next to it, with the suffix `.poster`. */
  output: string;
  /** The decode owner. */
  owner?: Owner | undefined;
}

/** Content type of a result that is JSON data. */
export const DATA_TYPE = 'application/json';

/** A worker thread's result for a request. */
export interface MadeCandidate {
  contentType: string;
  hasPoster: boolean;
  report?: WorkReport | undefined;
}

/** A quick request of an editor, answered in a worker thread. */
export interface AssistRequest {
  assist: string;
  input: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, string>>;
  /** The decode owner. */
  owner?: Owner | undefined;
}

/** Shared memory in which a worker thread marks that it has started. */
export interface QuestionLine {
  /** One 32-bit number: 1 once it has started. */
  begun: SharedArrayBuffer;
  turns: MessagePort | undefined;
}

/** Progress of a worker thread. */
export interface CandidateProgress {
  stage: Stage;
  /** 0 to 1 of the whole picture, never less than before. */
  share: number;
}

/** Report of a stage with kept output: its start, and the path of its output. */
export interface CandidateStage {
  keeps: string;
  path?: string;
}
export type WorkerMessage = CandidateProgress | CandidateStage;

/** Numbers of a worker thread's flag: each is 0 or 1. */
export const FLAG = { cancelled: 0, paused: 1 } as const;
export const FLAG_BYTES = 8;

/** The channel that stops a worker thread and receives its progress. */
export interface WorkerLine {
  /** Two 32-bit numbers, see `FLAG`; a thread that waits is woken at the second. */
  flag: SharedArrayBuffer;
  /** Whether it is work of minutes, which leaves the processor to everything else. */
  isLong: boolean;
  port: MessagePort;
  /** Port for decode turns; undefined if decoding is not limited. */
  turns: MessagePort | undefined;
}

/** Thrown in the worker by the report callback, to unwind the work. */
export class CancelledError extends Error {
  constructor() {
    super('the picture is not wanted any more');
    this.name = 'CancelledError';
  }
}

/** Path of a video's poster. */
export const posterOf = (output: string): string => `${output}.poster`;
