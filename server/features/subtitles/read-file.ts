import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { readSubtitleFile as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { readSubtitleFile as readBytes } from '@inkreel/scene/subtitles/read-subtitle-file.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { createMainThreadGate } from '../../gate/main-thread.ts';
import { AppError } from '../../http/app-error.ts';

/** A hostile file of the largest size takes some tenths of a second. */
const inTurn = createMainThreadGate({ waitMs: 30_000, busy: 'server_busy' });

/** The lines of a subtitle file. @throws AppError subtitles_unreadable; server_busy */
export async function readSubtitleFile(
  owner: Owner,
  { content, encoding: chosen }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const read = await inTurn({ owner }, () => readBytes(Buffer.from(content, 'base64'), chosen));
  if ('refused' in read) throw new AppError('subtitles_unreadable', { cause: new Error(read.refused) });
  const { format, encoding, mended, rolled, doubtful, cues } = read;
  return { format, encoding, mended, rolled, doubtful, cues };
}
