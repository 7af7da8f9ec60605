import type { Kind, Required, Texts } from '../../fields/kind.ts';
import { orEmpty } from '../../fields/rules.ts';

/** Drawn by hand. */
export interface DrawingField {
  kind: 'drawing';
  name: string;
  required: Required;
  text: Texts<'label', 'hint'>;
}

export const drawing: Kind<DrawingField> = {
  properties: ({ name, required }) => ({ [name]: orEmpty({ type: 'file' }, required) }),
  marks: () => ({
    background: '#ffffff',
    problem: ({ darkest, brightest }) => (darkest === brightest ? 'drawing_required' : undefined),
  }),
  handmade: ({ required }) => required !== false,
  tab: { en: 'Drawing', zh: '绘制' },
};

/** The property of the drawing; undefined for a tool without one. */
export function drawingName(fields: readonly { kind: string }[]): string | undefined {
  return fields.find((field): field is DrawingField => field.kind === 'drawing')?.name;
}
