import type { Kind } from '../../fields/kind.ts';
import type { MediaLimits } from '../../media-limits.ts';
import { type MediaField, mediaKind } from './media-kind.ts';

/** What somebody is to say: a sound that is there, recorded at once, or spoken from a text. A run names the sound. */
export interface SpeechField extends Omit<MediaField<'audio'>, 'kind'> {
  kind: 'speech';
  /** The property of the picture or the video of the one who speaks. */
  of: string;
  /** Limits of videos whose sound may be taken; without them no video is taken. */
  video?: MediaLimits;
}

const sound = mediaKind('audio');
const asSound = (field: SpeechField): MediaField<'audio'> => ({ ...field, kind: 'audio' });

export const speech: Kind<SpeechField> = {
  properties: (field) => sound.properties(asSound(field)),
  price: (field, input) => sound.price?.(asSound(field), input) ?? {},
  refusals: (field) => sound.refusals?.(asSound(field)) ?? [],
  medium: ({ name, secondsName, limits, samples }) => ({ kind: 'audio', name, secondsName, limits, samples }),
  saidAloud: true,
};
