import type { ResultNote } from '@inkreel/contract/api/tasks.ts';
import type { en } from '@inkreel/contract/messages/en.ts';
import type { Picture } from './pixels/picture.ts';

/** Stages that can be shown to the user. */
export type Stage = keyof (typeof en)['tools']['stages'];

/** What a generator gets besides its input. */
export interface WorkContext {
  /** The bytes of every file that the input names, by URL; read on first access. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Local paths of the same files: a video may be larger than memory. */
  paths?: Readonly<Record<string, string>>;
  /** Which candidate, from 0. */
  index: number;
  /** Random seed of this candidate: the same seed gives the same bytes. */
  seed: number;
  /**
   * Reports the progress, `share` from 0 to 1 of the whole. Call it about every 50 ms, since it also throws if the run
   * was cancelled.
   * @throws CancelledError
   */
  report(stage: Stage, share: number): void;
  /**
   * Runs a long step and keeps its bytes until the run ends: after a crash they are returned, and `make` is not
   * called. Without it nothing is kept, as in scripts.
   * @param name must change with the format of the bytes
   */
  keep?(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /**
   * The same for a step that writes a file, which may be larger than memory; for `runStages` of media.
   * @returns the file's path
   */
  keepFile?(name: string, make: (path: string) => Promise<void>): Promise<string>;
}

/** The built-in engine's report on its picture, shown to the user. */
export interface WorkReport {
  understood: string[];
  notDrawn: string[];
  /** Parts of the picture that the user should review. */
  notes?: ResultNote[];
}

/** An encoded file such as a video, with its poster: its bytes, or its local path. */
type EncodedFile = ({ bytes: Uint8Array } | { path: string }) & { contentType: string; poster?: Picture };

/** Output of a generator: a picture, an encoded file, or data of its capability's schema. */
export type Made = ({ picture: Picture } | EncodedFile | { data: unknown }) & { report?: WorkReport };

/** One candidate of one capability, made in a worker thread. */
export type Work<Input> = (input: Input, context: WorkContext) => Promise<Made>;

/** Error codes of the catalogue with which a generator refuses its inputs; all but the last are permanent. */
export const WORK_REFUSALS = [
  'no_face',
  'several_faces',
  'face_too_small',
  'face_unclear',
  'shoulders_missing',
  'teeth_hidden',
  'no_person',
  'several_people',
  'body_proportion',
  'pose_invalid',
  'media_resolution',
  'no_text_in_areas',
  'sound_silent',
  'image_transparent',
  'clip_needs_engine',
  'mouth_never_closed',
  'mouth_too_open',
  'value_needs_engine',
  'media_unreadable',
  'media_too_heavy',
  'image_unreadable',
  'image_too_heavy',
  'package_missing',
  'images_busy',
] as const;
export type WorkRefusal = (typeof WORK_REFUSALS)[number];

/**
 * Thrown by a generator that refuses its input. Only the message leaves a worker thread, so the code is the message.
 */
export class WorkRefused extends Error {
  constructor(code: WorkRefusal, options?: { cause: unknown }) {
    super(code, options);
    this.name = 'WorkRefused';
  }
}
