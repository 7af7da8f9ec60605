import type { Kind, Required } from '../../fields/kind.ts';
import { orEmpty, PIXELS, type Rule, SIDE } from '../../fields/rules.ts';

/** Lettering of the picture `of`, box by box. */
export interface TextsField {
  kind: 'texts';
  of: string;
  required: Required;
}

/** One piece of lettering: its place in picture pixels, its new text, and the old text. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  original?: string | undefined;
  /** Pixels; without it the text is fitted to its box. */
  size?: number | undefined;
  color?: string | undefined;
  weight?: 'regular' | 'bold' | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
}

/** Maximum boxes of a run. */
export const MOST_BOXES = 100;
/** Characters of one box. */
const CHARACTERS = 500;

export const TEXT_BOX: Rule = {
  type: 'record',
  properties: {
    x: { rule: PIXELS },
    y: { rule: PIXELS },
    width: { rule: SIDE },
    height: { rule: SIDE },
    text: { rule: { type: 'text', longest: CHARACTERS } },
    original: { rule: { type: 'text', longest: CHARACTERS }, optional: true },
    size: { rule: { type: 'number', minimum: 4, maximum: 2000 }, optional: true },
    color: { rule: { type: 'color' }, optional: true },
    weight: { rule: { type: 'one_of', values: ['regular', 'bold'] }, optional: true },
    align: { rule: { type: 'one_of', values: ['left', 'center', 'right'] }, optional: true },
  },
};

export const texts: Kind<TextsField> = {
  properties: ({ required }) => ({
    texts: orEmpty({ type: 'list', of: TEXT_BOX, longest: MOST_BOXES }, required),
  }),
  handmade: ({ required }) => required !== false,
  tab: { en: 'Lettering', zh: '文字' },
};

/** True if a run would redraw the box: its text changed, or a look was set. */
export function isBoxChanged({ text, original, size, color, weight, align }: TextBox): boolean {
  const looks = size ?? color ?? weight ?? align;
  return text !== (original ?? '') || (looks !== undefined && text !== '');
}
