import type { MessagePort } from 'node:worker_threads';
import type { ByteSource } from '../drivers/driver.ts';

/** Facts of sound or video from its index: the columns of `files` with the same names. */
export interface TrackFacts {
  /** Pixels as shown, after the rotation; null for sound. */
  width: number | null;
  height: number | null;
  durationMs: number;
  /** Frames a second; null for sound. */
  frameRate: number | null;
  /** Degrees clockwise; null for sound. */
  rotation: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  audioChannels: number | null;
  /** Samples a second. */
  sampleRate: number | null;
}

/** The same columns of an image. */
export const NO_TRACKS = {
  durationMs: null,
  frameRate: null,
  rotation: null,
  videoCodec: null,
  audioCodec: null,
  audioChannels: null,
  sampleRate: null,
} as const;

/** A request to the thread. */
export interface IndexRequest {
  source: ByteSource;
  contentType: string;
  /** Sent once the thread has begun. */
  begun: MessagePort;
}

/** The facts of a file, or why it cannot be played; `soundOnly` of a video that has sound and no pictures. */
export type IndexAnswer = { facts: TrackFacts } | { unreadable: string; soundOnly?: true };
