import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VisibleLabel } from '@inkreel/contract/visible-label.ts';
import { AppError } from '../../../http/app-error.ts';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import { type MediaEngine, openMediaEngine } from '../../../media/media-engine.ts';
import { MediaFailure } from '../../../media/media-failure.ts';
import { labelVideoJob } from '../../../media/operations/label.ts';
import type { ByteSource } from '../drivers/driver.ts';
import { drawPlate } from './visible-label.ts';

/** Media engines by folder, each opened for the first video that is labelled there. */
const engines = new Map<string, Promise<MediaEngine | undefined>>();

interface Labelling {
  /** This process's folder for unfinished files. */
  folder: string;
  /** Where the labelled video is written, as MP4. */
  to: string;
  signal?: AbortSignal | undefined;
}

/**
 * Writes `text` on a dark plate into the bottom right corner of every frame, from the first to the last.
 * @returns undefined if this machine cannot encode videos
 * @throws AppError media_unreadable and the other codes of `MediaFailure`; the signal's reason
 */
export async function labelVideo(
  source: ByteSource,
  text: VisibleLabel,
  { folder, to, signal }: Labelling,
): Promise<{ path: string } | undefined> {
  const opening = engines.get(folder) ?? openMediaEngine(path.join(folder, 'media'));
  engines.set(folder, opening);
  const engine = await opening;
  if (!engine) return undefined;
  const [given, plate] = [`${to}.given`, `${to}.png`];
  try {
    await mkdir(folder, { recursive: true });
    if ('bytes' in source) await writeFile(given, source.bytes);
    const video = await describeVideo(
      engine,
      'bytes' in source ? given : source.path,
      signal ? { signal } : {},
    );
    const { png, left, top } = await drawPlate(text, video.video.width, video.video.height);
    await writeFile(plate, png);
    await engine.run(labelVideoJob(video, { path: plate, left, top }, to), signal ? { signal } : {});
    return { path: to };
  } catch (error) {
    throw error instanceof MediaFailure ? new AppError(error.code, { cause: error }) : error;
  } finally {
    await Promise.all([given, plate].map((file) => rm(file, { force: true })));
  }
}
