import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { readSubtitleFile as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { readSubtitleFile as readBytes } from '@inkreel/scene/subtitles/read-subtitle-file.ts';
import { AppError } from '../../http/app-error.ts';

/** The lines of a subtitle file. @throws AppError subtitles_unreadable */
export function readSubtitleFile({
  content,
  encoding: chosen,
}: BodyOf<typeof endpoint>): OutputOf<typeof endpoint> {
  const read = readBytes(Buffer.from(content, 'base64'), chosen);
  if ('refused' in read) throw new AppError('subtitles_unreadable', { cause: new Error(read.refused) });
  const { format, encoding, mended, rolled, doubtful, cues } = read;
  return { format, encoding, mended, rolled, doubtful, cues };
}
