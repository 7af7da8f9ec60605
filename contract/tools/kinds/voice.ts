import type { Kind, Texts } from '../../fields/kind.ts';
import type { Rule } from '../../fields/rules.ts';
import { LINE_LIMITS } from './lines.ts';

/**
 * The voice for lines, and voices of named speakers; by default the engine's usual voice for the language
 * `of`.
 */
export interface VoiceField {
  kind: 'voice';
  name: string;
  /** The property with the spoken language, as an ISO 639 code. */
  of: string;
  text: Texts<'label', 'hint'>;
}

const ID: Rule = { type: 'text', longest: 200, trimmed: true };
const OF_SPEAKER: Rule = {
  type: 'record',
  properties: { speaker: { rule: { type: 'text', longest: LINE_LIMITS.speaker } }, voice: { rule: ID } },
};
const MOST_SPEAKERS = 50;

export const voice: Kind<VoiceField> = {
  properties: ({ name }) => ({
    [name]: { rule: ID, optional: true },
    voices: { rule: { type: 'list', of: OF_SPEAKER, longest: MOST_SPEAKERS }, optional: true },
  }),
};
