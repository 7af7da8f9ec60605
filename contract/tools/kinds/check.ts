import type { Kind } from '../../fields/kind.ts';

/** The free check of the one who is to speak, in the picture or the video `of`. A run says nothing of it. */
export interface CheckField {
  kind: 'check';
  of: string;
}

export const check: Kind<CheckField> = { properties: () => ({}) };
