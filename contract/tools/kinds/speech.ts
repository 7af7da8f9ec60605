import type { Kind } from '../../fields/kind.ts';
import type { MediaLimits } from '../../media-limits.ts';
import { type MediaField, mediaKind } from './media-kind.ts';

/** What a person is to say: an existing sound, a recording, or synthesised text. A run names the sound. */
export interface SpeechField extends Omit<MediaField<'audio'>, 'kind'> {
  kind: 'speech';
  /** The property of the speaker's picture or video. */
  of: string;
  /** Limits of videos as a source of sound; without them no video is accepted. */
  video?: MediaLimits;
}

const sound = mediaKind('audio');
const asSound = (field: SpeechField): MediaField<'audio'> => ({ ...field, kind: 'audio' });

export const speech: Kind<SpeechField> = {
  properties: (field) => sound.properties(asSound(field)),
  price: (field, input) => sound.price?.(asSound(field), input) ?? {},
  refusals: (field) => sound.refusals?.(asSound(field)) ?? [],
  medium: ({ name, secondsName, limits, samples, video }) => ({
    kind: 'audio',
    name,
    secondsName,
    limits,
    samples,
    ...(video ? { soundOf: video } : {}),
  }),
  saidAloud: true,
};
