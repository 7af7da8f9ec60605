import type { Kind, Texts } from '../../fields/kind.ts';
import { type Property, type Rule } from '../../fields/rules.ts';
import { VIDEO_UPLOAD } from '../../limits.ts';

/** Subtitle lines of the video `of`, if they are known: otherwise an engine transcribes or reads them. */
export interface LinesField {
  kind: 'lines';
  of: string;
  text: Texts<'label', 'hint'>;
}

/** Same as the limit of a project (`scene/subtitles/cue.ts`). */
export const LINE_LIMITS = { lines: 10_000, characters: 2_000, speaker: 200 } as const;

const SECONDS: Property = { rule: { type: 'number', minimum: 0, maximum: VIDEO_UPLOAD.seconds } };
const WORDS: Rule = { type: 'text', longest: LINE_LIMITS.characters };

const LINE: Rule = {
  type: 'record',
  properties: {
    start: SECONDS,
    end: SECONDS,
    text: { rule: WORDS },
    translation: { rule: WORDS, optional: true },
    speaker: { rule: { type: 'text', longest: LINE_LIMITS.speaker }, optional: true },
    place: { rule: { type: 'one_of', values: ['bottom', 'middle', 'top'] }, optional: true },
    speech_url: { rule: { type: 'file' }, optional: true },
  },
};

export const lines: Kind<LinesField> = {
  properties: () => ({
    lines: { rule: { type: 'list', of: LINE, longest: LINE_LIMITS.lines }, optional: true },
    /** What they are taken from if they are left out: by default what is said. */
    lines_from: { rule: { type: 'one_of', values: ['speech', 'picture'] }, optional: true },
  }),
  spoken: true,
  refusals: () => ['lines_required'],
};
