import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import type { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import type { Reason, UploadTexts } from '../refusal.ts';

export type MediaTexts = (typeof mediaTexts)['en'];

const MEGABYTE = 1024 * 1024;

/** The types that a field takes, as people call them: `MP4, MOV`. */
export const typeWords = ({ types }: MediaLimits): string =>
  types.map((type) => (EXTENSIONS[type] ?? type).toUpperCase()).join(', ');

/** What a file must be like, one fact each. */
export function limitWords(limits: MediaLimits, { limits: texts }: MediaTexts): string[] {
  const { bytes, seconds, side, frameRate, ratio } = limits;
  const ends = ({ minimum = 0, maximum = 0 }) => ({ minimum, maximum });
  return [
    bytes.below === undefined
      ? texts.bytesMaximum({ size: (bytes.maximum ?? 0) / MEGABYTE })
      : texts.bytesBelow({ size: bytes.below / MEGABYTE }),
    seconds && (seconds.below ? texts.secondsBelow({ below: seconds.below }) : texts.seconds(ends(seconds))),
    side && texts.side(ends(side)),
    frameRate && texts.frameRate(ends(frameRate)),
    ratio && texts.ratio({ ratio }),
  ].filter((fact) => typeof fact === 'string');
}

/** Why a file is not taken, by the limit that it misses (specification, section 8). */
export function missReason(
  problem: ErrorCode,
  limits: MediaLimits,
  texts: { media: MediaTexts; uploads: UploadTexts; errors: Readonly<Record<string, string>> },
): Reason {
  const { refused } = texts.uploads;
  const hint = texts.media.limitsHint({ limits: limitWords(limits, texts.media).join(', ') });
  if (problem === 'media_format')
    return { text: refused.type, hint: texts.media.typesHint({ types: typeWords(limits) }) };
  if (problem === 'media_size') {
    const size = (limits.bytes.below ?? limits.bytes.maximum ?? 0) / MEGABYTE;
    return { text: refused.size({ size }), hint };
  }
  return { text: texts.errors[problem] ?? refused.failed, hint };
}
