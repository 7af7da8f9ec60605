import type { Input, Kind, Texts } from '../../fields/kind.ts';
import { FITS, fittedSeconds } from '../../media-fit.ts';

/** What to do if a video and its new sound differ in length; the run is paid by the seconds of the result. */
export interface FitField {
  kind: 'fit';
  name: string;
  /** The properties of the two lengths, in seconds. */
  video: string;
  audio: string;
  text: Texts<'label'>;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

export const fit: Kind<FitField> = {
  properties: ({ name }) => ({ [name]: { rule: { type: 'one_of', values: FITS }, initial: 'loop' } }),
  options: ({ name }) => ({ name, values: FITS, needModel: [] }),
  price: (field, input) => ({ seconds: secondsOf(field, input) }),
};

function secondsOf({ name, video, audio }: FitField, input: Input): number {
  return fittedSeconds(input[name], { video: numberOf(input[video]), audio: numberOf(input[audio]) });
}
