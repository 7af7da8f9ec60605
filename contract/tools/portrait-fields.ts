/** Fields that the tools for portraits and for models share. */

import type { Language } from '../site.ts';
import type { FieldKinds } from './kinds/index.ts';

/** A picture of one person; `hint` describes what it must show. */
export function portraitField(
  samples: readonly string[],
  hint: Record<Language, string>,
): FieldKinds['image'] {
  return {
    kind: 'image',
    name: 'image_url',
    required: 'image_required',
    shortest: 128,
    person: 'one_face',
    samples,
    text: {
      en: { label: 'Portrait', hint: hint.en },
      zh: { label: '人像', hint: hint.zh },
    },
  };
}

/** How strong a change is, in per cent. */
export function strengthField(initial: number): FieldKinds['range'] {
  return {
    kind: 'range',
    name: 'strength',
    minimum: 10,
    maximum: 100,
    step: 5,
    initial,
    text: {
      en: { label: 'Strength', low: 'A hint', high: 'Full', unit: '%' },
      zh: { label: '强度', low: '一点点', high: '完全', unit: '%' },
    },
  };
}

/** A picture of the wearer; `hint` describes what it must show. */
export function modelField(
  name: string,
  samples: readonly string[],
  hint: Record<Language, string>,
): FieldKinds['image'] {
  return {
    kind: 'image',
    name,
    required: 'model_image_required',
    shortest: 240,
    samples,
    text: {
      en: { label: 'Model', hint: hint.en },
      zh: { label: '模特图', hint: hint.zh },
    },
  };
}
