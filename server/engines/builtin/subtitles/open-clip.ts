import os from 'node:os';
import path from 'node:path';
import { type MediaEngine, openMediaEngine } from '../../../media/media-engine.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { readVideoSource, type VideoSource } from '../../../media/read-source.ts';

/** A video with its decoder. */
export interface Clip {
  engine: MediaEngine;
  source: VideoSource;
}

let opening: Promise<MediaEngine | undefined> | undefined;

/** The media engine of this thread. @throws MediaFailure with engine_unavailable if nothing decodes videos here */
export async function threadMediaEngine(): Promise<MediaEngine> {
  opening ??= openMediaEngine(path.join(os.tmpdir(), `inkreel-media-${process.getuid?.() ?? 0}`));
  const engine = await opening;
  if (!engine)
    throw new MediaFailure('engine_unavailable', 'neither an ffmpeg program nor the library is installed');
  return engine;
}

/**
 * Opens a stored video for this thread.
 * @throws MediaFailure with engine_unavailable if nothing decodes videos here, or media_unreadable
 */
export async function openClip(file: string): Promise<Clip> {
  return { engine: await threadMediaEngine(), source: await readVideoSource(file) };
}
