import type { Kind, Texts } from '../../fields/kind.ts';

/** The voice that lines are spoken with; without one the engine takes its usual voice of the language `of`. */
export interface VoiceField {
  kind: 'voice';
  name: string;
  /** The property of the language that is spoken, as ISO 639 writes it. */
  of: string;
  text: Texts<'label', 'hint'>;
}

const LONGEST_ID = 200;

export const voice: Kind<VoiceField> = {
  properties: ({ name }) => ({ [name]: { rule: { type: 'text', longest: LONGEST_ID }, optional: true } }),
};
