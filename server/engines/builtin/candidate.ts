import type { MessagePort } from 'node:worker_threads';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { DecodeOwner } from '../../decoding/fair-queue.ts';
import type { Stage, WorkReport } from './work.ts';

/** One candidate for a worker thread to make. */
export interface CandidateRequest {
  capability: Capability;
  /** The run's input, as the capability has it. */
  input: Readonly<Record<string, unknown>>;
  /** Where the files that the input names lie on this machine, by their addresses. */
  files: Readonly<Record<string, string>>;
  /** Which candidate, from 0. */
  index: number;
  seed: number;
  /** Where the outputs of stages lie that an earlier process finished, by their names. */
  stages?: Readonly<Record<string, string>>;
  /** Where the result is written; a video's still picture goes beside it, with `.poster` at the end. */
  output: string;
  /** Whose turn its decodes take. */
  owner?: DecodeOwner | undefined;
}

/** The type of what was made where it is data, as JSON. */
export const DATA_TYPE = 'application/json';

/** What a worker thread made of a request. */
export interface MadeCandidate {
  contentType: string;
  hasPoster: boolean;
  report?: WorkReport | undefined;
}

/** A quick question of an editor, answered in a worker thread. */
export interface AssistRequest {
  assist: string;
  input: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, string>>;
  /** Whose turn its decodes take. */
  owner?: DecodeOwner | undefined;
}

/** How a worker thread says that it has begun to answer. */
export interface QuestionLine {
  /** One 32-bit number: 1 once it has. */
  begun: SharedArrayBuffer;
  turns: MessagePort | undefined;
}

/** How far a worker thread is. */
export interface CandidateProgress {
  stage: Stage;
  /** 0 to 1 of the whole picture, never less than before. */
  share: number;
}

/** What a worker thread says of a stage whose output is kept: that it begins, and where its output lies. */
export interface CandidateStage {
  keeps: string;
  path?: string;
}
export type WorkerMessage = CandidateProgress | CandidateStage;

/** How a worker thread is told to stop, and where it tells how far it is. */
export interface WorkerLine {
  /** One 32-bit number: 1 once the picture is not wanted any more. */
  flag: SharedArrayBuffer;
  port: MessagePort;
  /** Where it asks for turns to decode; undefined where nobody counts them. */
  turns: MessagePort | undefined;
}

/** Thrown in the worker by the report callback, through all of the working code. */
export class CancelledError extends Error {
  constructor() {
    super('the picture is not wanted any more');
    this.name = 'CancelledError';
  }
}

/** Where the still picture of a video lies. */
export const posterOf = (output: string): string => `${output}.poster`;
