import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { readSubtitleFile as endpoint } from '@inkreel/contract/api/subtitles.ts';
import { decodeText } from '@inkreel/scene/subtitles/decode-text.ts';
import { readSubtitles } from '@inkreel/scene/subtitles/read-subtitles.ts';
import { AppError } from '../../http/app-error.ts';

/** The lines of a subtitle file. @throws AppError subtitles_unreadable */
export function readSubtitleFile({ content }: BodyOf<typeof endpoint>): OutputOf<typeof endpoint> {
  const { text, encoding } = decodeText(Buffer.from(content, 'base64'));
  const read = readSubtitles(text);
  if ('refused' in read) throw new AppError('subtitles_unreadable', { cause: new Error(read.refused) });
  const { format, mended, cues } = read;
  return { format, encoding, mended, cues };
}
