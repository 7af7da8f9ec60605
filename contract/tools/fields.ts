import { z } from 'zod';
import { safeText } from '../api/common.ts';
import { CANDIDATES, PICTURE_SIDE, PROMPT_CHARACTERS } from '../limits.ts';
import { QUALITY_FACTORS, type Quality } from '../pricing.ts';

/**
 * The kinds of input a tool can have. Each kind has one schema here and one control in
 * `web/features/tools/fields/`; a kind without a control does not compile.
 */
export interface FieldKinds {
  prompt: { kind: 'prompt'; samples: { en: readonly string[]; zh: readonly string[] } };
  size: { kind: 'size'; presets: readonly { label: string; width: number; height: number }[] };
  count: { kind: 'count' };
  quality: { kind: 'quality' };
  style: { kind: 'style'; values: readonly string[] };
  seed: { kind: 'seed' };
}
export type FieldKind = keyof FieldKinds;
export type Field = FieldKinds[FieldKind];

const side = z.int().min(PICTURE_SIDE.minimum).max(PICTURE_SIDE.maximum);
const qualities = Object.keys(QUALITY_FACTORS) as [Quality, ...Quality[]];

/** The input properties that a field adds to the tool's input, by name as in the JSON of a run (snake_case). */
export function fieldSchema(field: Field): Record<string, z.ZodType> {
  switch (field.kind) {
    case 'prompt':
      return {
        prompt: safeText
          .max(PROMPT_CHARACTERS)
          .transform((text) => text.trim())
          .refine((text) => text.length > 0, { error: 'empty_prompt' }),
      };
    case 'size':
      return { width: side, height: side };
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
  }
}
