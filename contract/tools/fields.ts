import { z } from 'zod';
import { safeText } from '../api/common.ts';
import type { ErrorCode } from '../errors.ts';
import { CANDIDATES, LARGEST_SIDE, PICTURE_SIDE, PROMPT_CHARACTERS } from '../limits.ts';
import { QUALITY_FACTORS, type Quality } from '../pricing.ts';
import type { Language } from '../site.ts';
import type { SizePreset } from './sizes.ts';

/** A text that belongs to one tool stands in the tool's own file, in both languages. */
type Texts<Key extends string, Optional extends string = never> = Record<
  Language,
  Record<Key, string> & Partial<Record<Optional, string>>
>;
/** What a run without the field is refused with; `false` where the field may be empty. */
type Required = ErrorCode | false;

/** One value of a choice. */
export interface Choice {
  value: string | number;
  text: Record<Language, string>;
  /** Name of a picture under `web/public/samples/<tool>/` that shows what the value does. */
  picture?: string;
  /** The built-in engine does not do it: the form marks it, and without an AI model the run is refused free of charge. */
  needsEngine?: true;
}

/**
 * The kinds of input a tool can have. Each kind has one schema here, and one control in `web/features/tools/fields/` or
 * one stage in `web/features/tools/stages/`; a kind without either does not compile. Files are named by the product's
 * own addresses, as an upload or a result answers with them.
 */
export interface FieldKinds {
  prompt: {
    kind: 'prompt';
    samples: { en: readonly string[]; zh: readonly string[] };
    /** True where the tool works without words. */
    optional?: true;
    /** True where each line is a picture of its own: the form asks for as many candidates as there are lines. */
    perLine?: true;
    text?: Texts<'label', 'placeholder'>;
    /** What may be written, folded below the prompt. */
    help?: Texts<'title' | 'line'>;
  };
  size: {
    kind: 'size';
    presets: readonly SizePreset[];
    /** Longest side in pixels, where it is not `PICTURE_SIDE`. */
    largest?: number;
  };
  count: { kind: 'count' };
  quality: { kind: 'quality' };
  style: {
    kind: 'style';
    values: readonly string[];
    /** Those of them that the built-in engine does not do. */
    needsEngine?: readonly string[];
  };
  seed: { kind: 'seed' };
  /** Words beside the prompt. */
  words: {
    kind: 'words';
    name: string;
    required: Required;
    maximum: number;
    rows: number;
    text: Texts<'label', 'placeholder'>;
  };
  /** One picture. */
  image: {
    kind: 'image';
    name: string;
    required: Required;
    /** Pixels of the shortest and of the longest side. */
    shortest?: number;
    longest?: number;
    /** Checked before any points are held. */
    person?: 'one_face';
    /** Pictures under `web/public/samples/` to begin with. */
    samples: readonly string[];
    text: Texts<'label', 'hint'>;
  };
  /** Several pictures, in an order. */
  images: {
    kind: 'images';
    name: string;
    required: Required;
    maximum: number;
    samples: readonly string[];
    text: Texts<'label', 'hint'>;
  };
  /** Painted over the picture of the field `of`; white is meant. */
  mask: {
    kind: 'mask';
    name: string;
    of: string;
    required: Required;
    /** Some of the picture has to stay free: what is painted over is filled from there. */
    rest?: true;
    text: Texts<'label', 'hint'>;
  };
  /** What to keep and what to erase of the picture of the field `of`: strokes of two kinds and a box, all optional. */
  strokes: { kind: 'strokes'; of: string; text: Texts<'label', 'hint'> };
  choice: {
    kind: 'choice';
    name: string;
    values: readonly Choice[];
    /** Chosen at first; without it nothing is, and the field may stay empty. */
    initial?: string | number;
    look: 'segments' | 'tiles' | 'list';
    text: Texts<'label', 'hint'>;
  };
  /** A number between two ends. */
  range: {
    kind: 'range';
    name: string;
    minimum: number;
    maximum: number;
    step: number;
    initial: number;
    /** The value is the length of the medium in seconds, and the run is paid by started 5 of them. */
    paidBySeconds?: true;
    text: Texts<'label', 'low' | 'high' | 'unit'>;
  };
  flag: { kind: 'flag'; name: string; initial: boolean; text: Texts<'label', 'hint'> };
  /** `#rrggbb`; without `initial` it may stay empty. */
  color: {
    kind: 'color';
    name: string;
    initial?: string;
    offered: readonly string[];
    text: Texts<'label', 'hint'>;
  };
  /** How far the picture of the field `of` grows on each side, in its own pixels. */
  frame: { kind: 'frame'; of: string };
  /** Where the cut-out of the picture `of` stands on the canvas. */
  placement: { kind: 'placement'; of: string };
  /** Lettering of the picture `of`, box by box. */
  texts: { kind: 'texts'; of: string; required: Required };
  /** Drawn by hand. */
  drawing: { kind: 'drawing'; name: string; required: Required; text: Texts<'label', 'hint'> };
}
export type FieldKind = keyof FieldKinds;
/** A field that only counts beside one value of another is shown beside that value alone. */
interface Conditional {
  when?: { name: string; value: string | number | boolean };
}
export type Field = FieldKinds[FieldKind] & Conditional;

const qualities = Object.keys(QUALITY_FACTORS) as [Quality, ...Quality[]];
const pixels = z.int().min(0).max(LARGEST_SIDE);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const address = safeText.min(1).max(2000);

/** A box in picture pixels. */
const box = z.strictObject({ left: pixels, top: pixels, width: pixels.min(1), height: pixels.min(1) });
/** Centre of the cut-out as a share of the canvas, and its width as a share of the canvas's width. */
export const placement = z.strictObject({
  x: z.number().min(-1).max(2),
  y: z.number().min(-1).max(2),
  scale: z.number().min(0.02).max(4),
});
/** One piece of lettering: where it stands in picture pixels, what it says now, and what stood there. */
export const lettering = z.strictObject({
  x: pixels,
  y: pixels,
  width: pixels.min(1),
  height: pixels.min(1),
  text: safeText.max(500),
  original: safeText.max(500).optional(),
  /** Pixels; without it the text is fitted to its box. */
  size: z.number().min(4).max(2000).optional(),
  color: color.optional(),
  weight: z.enum(['regular', 'bold']).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
});

/** What is missing is told by the field's own code, not as a wrong type. */
const needed = (schema: z.ZodType, required: Required): z.ZodType =>
  required === false
    ? schema.optional()
    : // Null in place of undefined: a key that may be undefined may be left out, and then nothing is asked.
      z.preprocess((given) => given ?? null, schema.nullable()).refine(isGiven, { error: required });
const isGiven = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The input properties that a field adds to the tool's input, by name as in the JSON of a run (snake_case). */
export function fieldSchema(field: Field): Record<string, z.ZodType> {
  switch (field.kind) {
    case 'prompt': {
      const prompt = safeText.max(PROMPT_CHARACTERS).transform((text) => text.trim());
      if (field.optional) return { prompt: prompt.optional() };
      return { prompt: needed(prompt, 'empty_prompt') };
    }
    case 'size': {
      const side = z
        .int()
        .min(PICTURE_SIDE.minimum)
        .max(field.largest ?? PICTURE_SIDE.maximum);
      return { width: side, height: side };
    }
    case 'count':
      return { count: z.int().min(CANDIDATES.minimum).max(CANDIDATES.maximum).default(1) };
    case 'quality':
      return { quality: z.enum(qualities).default('standard') };
    case 'style':
      return { style: z.enum(field.values as [string, ...string[]]).optional() };
    case 'seed':
      return {
        seed: z
          .int()
          .min(0)
          .max(2 ** 32 - 1)
          .optional(),
      };
    case 'words':
      return {
        [field.name]: needed(
          safeText.max(field.maximum).transform((text) => text.trim()),
          field.required,
        ),
      };
    case 'image':
    case 'mask':
    case 'drawing':
      return { [field.name]: needed(address, field.required) };
    case 'images':
      return { [field.name]: needed(z.array(address).max(field.maximum), field.required) };
    case 'strokes':
      return { keep_url: address.optional(), erase_url: address.optional(), box: box.optional() };
    case 'choice': {
      const values = z.literal(field.values.map(({ value }) => value));
      return {
        [field.name]: field.initial === undefined ? values.optional() : values.default(field.initial),
      };
    }
    case 'range': {
      const whole = Number.isInteger(field.step) && Number.isInteger(field.minimum);
      const number = (whole ? z.int() : z.number()).min(field.minimum).max(field.maximum);
      return { [field.name]: number.default(field.initial) };
    }
    case 'flag':
      return { [field.name]: z.boolean().default(field.initial) };
    case 'color':
      return { [field.name]: field.initial === undefined ? color.optional() : color.default(field.initial) };
    case 'frame':
      return {
        left: pixels.default(0),
        top: pixels.default(0),
        right: pixels.default(0),
        bottom: pixels.default(0),
      };
    case 'placement':
      return { placement: placement.optional() };
    case 'texts':
      return { texts: needed(z.array(lettering).max(100), field.required) };
  }
}

/** The input properties of a field that name files of the product. */
export function fileNames(field: Field): readonly string[] {
  switch (field.kind) {
    case 'image':
    case 'images':
    case 'mask':
    case 'drawing':
      return [field.name];
    case 'strokes':
      return ['keep_url', 'erase_url'];
    default:
      return [];
  }
}
