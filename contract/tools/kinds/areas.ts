import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty, type Rule } from '../../fields/rules.ts';
import { VIDEO_UPLOAD } from '../../limits.ts';
import type { SubtitleArea } from '../capabilities.ts';

/**
 * Rectangles on the frames of the video `of`, each for a time range: what is removed, and what is protected.
 */
export interface AreasField {
  kind: 'areas';
  of: string;
  required: Required;
  text: Texts<'label', 'hint'>;
}

/** Maximum areas of a run. */
export const MOST_AREAS = 20;

const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;
const SECONDS = { type: 'number', minimum: 0, maximum: VIDEO_UPLOAD.seconds } as const;

export const AREA: Rule = {
  type: 'record',
  properties: {
    mode: { rule: { type: 'one_of', values: ['remove', 'keep'] satisfies SubtitleArea['mode'][] } },
    left: { rule: SHARE },
    top: { rule: SHARE },
    width: { rule: SHARE },
    height: { rule: SHARE },
    start: { rule: SECONDS, optional: true },
    end: { rule: SECONDS, optional: true },
  },
};

export const areas: Kind<AreasField> = {
  properties: ({ required }) => ({
    areas: orEmpty({ type: 'list', of: AREA, longest: MOST_AREAS }, required),
  }),
  tab: { en: 'Areas', zh: '区域' },
};

/** Whether anything would be removed: an area with a size and a time, whatever others protect. */
export function removesSomething(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    (value as SubtitleArea[]).some(
      ({ mode, width, height, start = 0, end = Number.POSITIVE_INFINITY }) =>
        mode === 'remove' && width > 0 && height > 0 && end > start,
    )
  );
}
