import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import type { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import type { Reason, UploadTexts } from '../refusal.ts';

export type MediaTexts = (typeof mediaTexts)['en'];

const MEGABYTE = 1024 * 1024;

/** Formats that are not written in capitals. */
const WRITTEN: Readonly<Record<string, string>> = { webm: 'WebM' };

/** The types that a field takes, as people call them: `MP4, MOV`. */
export const typeWords = ({ types }: MediaLimits, texts: MediaTexts): string =>
  texts.types({
    types: types.map((type) => {
      const extension = EXTENSIONS[type] ?? type;
      return WRITTEN[extension] ?? extension.toUpperCase();
    }),
  });

/** The text of each limit, by what it limits; a limit that the field does not have is left out. */
export function spanWords(
  { seconds, side, frameRate, ratio }: MediaLimits,
  { limits: texts }: MediaTexts,
): { length?: string; sides?: string; rate?: string; ratio?: string } {
  const ends = ({ minimum = 0, maximum = 0 }) => ({ minimum, maximum });
  return {
    ...(seconds && {
      length: seconds.below ? texts.secondsBelow({ below: seconds.below }) : texts.seconds(ends(seconds)),
    }),
    ...(side && { sides: texts.side(ends(side)) }),
    ...(frameRate && { rate: texts.frameRate(ends(frameRate)) }),
    ...(ratio && { ratio: texts.ratio({ ratio }) }),
  };
}

/** The requirements for a file, one fact each. */
export function limitWords(limits: MediaLimits, texts: MediaTexts): string[] {
  const { below, maximum = 0 } = limits.bytes;
  const size =
    below === undefined
      ? texts.limits.bytesMaximum({ size: maximum / MEGABYTE })
      : texts.limits.bytesBelow({ size: below / MEGABYTE });
  return [size, ...Object.values(spanWords(limits, texts))];
}

/** Why a file is not taken, by the limit that it misses (specification, section 8). */
export function missReason(
  problem: ErrorCode,
  limits: MediaLimits,
  texts: { media: MediaTexts; uploads: UploadTexts; errors: Readonly<Record<string, string>> },
): Reason {
  const { refused } = texts.uploads;
  const hint = texts.media.limitsHint({
    limits: texts.media.facts({ facts: limitWords(limits, texts.media) }),
  });
  const types = texts.media.typesHint({ types: typeWords(limits, texts.media) });
  if (problem === 'media_format') return { text: refused.type, hint: types };
  if (problem === 'media_without_picture')
    return { text: texts.errors[problem] ?? refused.failed, hint: types };
  if (problem === 'media_size') {
    const size = (limits.bytes.below ?? limits.bytes.maximum ?? 0) / MEGABYTE;
    return { text: refused.size({ size }), hint };
  }
  return { text: texts.errors[problem] ?? refused.failed, hint };
}
