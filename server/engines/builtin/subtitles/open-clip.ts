import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { describeVideo, type VideoSource } from '../../../media/describe/describe-video.ts';
import { type MediaEngine, openMediaEngine } from '../../../media/media-engine.ts';
import { MediaFailure } from '../../../media/media-failure.ts';

/** A video with its decoder. */
export interface Clip {
  engine: MediaEngine;
  source: VideoSource;
}

/** Start options of a thread that opens videos. */
export interface MediaThreadData {
  /** Folder of the media engine's cache, which only this service can write to. */
  mediaFolder: string;
}

let opening: Promise<MediaEngine | undefined> | undefined;

/** The media engine of this thread. @throws MediaFailure with engine_unavailable if nothing decodes videos here */
export async function threadMediaEngine(): Promise<MediaEngine> {
  opening ??= openMediaEngine(mediaFolder());
  const engine = await opening;
  if (!engine)
    throw new MediaFailure('engine_unavailable', 'neither an ffmpeg program nor the library is installed');
  return engine;
}

/** Scripts and tests that open videos without a pool have a new folder that nobody else can write to. */
function mediaFolder(): string {
  const told = ((workerData ?? {}) as Partial<MediaThreadData>).mediaFolder;
  if (told !== undefined) return told;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-media-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Opens a stored video for this thread.
 * @throws MediaFailure with engine_unavailable if nothing decodes videos here, or media_unreadable
 */
export async function openClip(file: string): Promise<Clip> {
  const engine = await threadMediaEngine();
  return { engine, source: await describeVideo(engine, file) };
}
