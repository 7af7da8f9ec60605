import type { ResultNote } from '@inkreel/contract/api/tasks.ts';
import type { en } from '@inkreel/contract/messages/en.ts';
import type { Picture } from './pixels/picture.ts';

/** Stages that a person can be told of. */
export type Stage = keyof (typeof en)['tools']['stages'];

/** What a work knows beside its input. */
export interface WorkContext {
  /** The bytes of every file that the input names, by its address; read on first access. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Where the same files lie on this machine: a video may be larger than memory. */
  paths?: Readonly<Record<string, string>>;
  /** Which candidate, from 0. */
  index: number;
  /** Chance of this candidate: the same seed gives the same bytes. */
  seed: number;
  /**
   * Says how far the work is, `share` from 0 to 1 of the whole. To be called every 50 ms or so of work, since this is also
   * where the work hears that it is no longer wanted.
   * @throws CancelledError
   */
  report(stage: Stage, share: number): void;
  /**
   * Carries out a long step whose bytes are kept until the run ends: after a crash they are given again, and `make` is
   * not called. Without it nothing is kept, as in scripts.
   * @param name with another format of the bytes it is another one
   */
  keep?(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /**
   * The same for a step that writes a file, which may be larger than memory; for `runStages` of media.
   * @returns where the file is
   */
  keepFile?(name: string, make: (path: string) => Promise<void>): Promise<string>;
}

/** The built-in engine's report on its picture, shown to the person. */
export interface WorkReport {
  understood: string[];
  notDrawn: string[];
  /** What a person should look at in the picture. */
  notes?: ResultNote[];
}

/** An encoded file such as a video, with a still picture of it: its bytes, or where it lies on this machine. */
type EncodedFile = ({ bytes: Uint8Array } | { path: string }) & { contentType: string; poster?: Picture };

/** What a work made: a picture, an encoded file, or data that fits the schema of its capability. */
export type Made = ({ picture: Picture } | EncodedFile | { data: unknown }) & { report?: WorkReport };

/** One candidate of one capability, made in a worker thread. */
export type Work<Input> = (input: Input, context: WorkContext) => Promise<Made>;

/** Reasons of the catalogue for which a work cannot be done with these pictures; all but the last stay so. */
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
  'clip_needs_engine',
  'value_needs_engine',
  'media_unreadable',
  'media_too_heavy',
  'image_unreadable',
  'image_too_heavy',
  'package_missing',
  'images_busy',
] as const;
export type WorkRefusal = (typeof WORK_REFUSALS)[number];

/** Thrown by a work that cannot be done. Only the message comes out of a worker thread, so the code is the message. */
export class WorkRefused extends Error {
  constructor(code: WorkRefusal, options?: { cause: unknown }) {
    super(code, options);
    this.name = 'WorkRefused';
  }
}
