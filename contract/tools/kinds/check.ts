import type { Kind } from '../../fields/kind.ts';
import type { Rule } from '../../fields/rules.ts';

/**
 * The free check of the speaker in the picture or the video `of`. If a video shows several people, the chosen
 * face is a property of the run: its place in the first frame with a face.
 */
export interface CheckField {
  kind: 'check';
  of: string;
  /** The property of that place. */
  chosen?: string;
  /** The property of a picture of that face, for engines that take one. */
  portrait?: string;
}

const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;
const PLACE: Rule = {
  type: 'record',
  properties: {
    left: { rule: SHARE },
    top: { rule: SHARE },
    width: { rule: SHARE },
    height: { rule: SHARE },
  },
};

export const check: Kind<CheckField> = {
  properties: ({ chosen }): ReturnType<Kind<CheckField>['properties']> =>
    chosen === undefined ? {} : { [chosen]: { rule: PLACE, optional: true } },
};
