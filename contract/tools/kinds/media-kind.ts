import type { Kind, NeedsSound, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';
import { VIDEO_UPLOAD } from '../../limits.ts';
import type { MediaLimits } from '../../media-limits.ts';

/** One sound or video, with its length in seconds in a second property. */
export interface MediaField<Name extends 'video' | 'audio'> {
  kind: Name;
  name: string;
  /** The property of its length. A caller may leave it out: the stored file's length counts. */
  secondsName: string;
  /** The run is paid by started 5 seconds of it. */
  paidBySeconds?: true;
  limits: MediaLimits;
  needsSound?: NeedsSound;
  required: Required;
  /** Sample files under `web/public/samples/`. */
  samples: readonly string[];
  text: Texts<'label', 'hint'>;
}

/** The kind of a medium. */
export function mediaKind<Name extends 'video' | 'audio'>(kind: Name): Kind<MediaField<Name>> {
  return {
    properties: ({ name, secondsName, required }) => ({
      [name]: orEmpty({ type: 'file' }, required),
      [secondsName]: { rule: { type: 'number', minimum: 0, maximum: VIDEO_UPLOAD.seconds }, optional: true },
    }),
    price: ({ secondsName, paidBySeconds }, input) =>
      paidBySeconds ? { seconds: Number(input[secondsName] ?? 0) } : {},
    medium: ({ name, secondsName, limits, samples, needsSound }) => ({
      kind,
      name,
      secondsName,
      limits,
      samples,
      ...(needsSound && { needsSound }),
    }),
  };
}
