import { z } from 'zod';
import { FONT_FACES } from '../text/font-faces.ts';
import { safeText } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** What one call may ask for. Latin letters are 0.4 KB of outlines, Chinese ones 1.4 to 2 KB. */
export const OUTLINE_LIMITS = { lines: 10, characters: 200 } as const;

const line = z.strictObject({
  /** Line breaks are drawn as spaces. */
  text: safeText.min(1).max(OUTLINE_LIMITS.characters),
  font: z.enum(FONT_FACES),
  bold: z.boolean(),
});

/** Browsers draw texts of scenes as the server does, without fonts of megabytes: from the outlines of their letters. */
export const outlineTexts = defineEndpoint({
  method: 'POST',
  path: '/texts/outlines',
  area: 'documents',
  summary:
    'Get lines of text as the outlines of their letters, in the typefaces that documents are drawn with',
  auth: 'user',
  body: z.strictObject({
    lines: z
      .array(line)
      .min(1)
      .max(OUTLINE_LIMITS.lines)
      .refine((lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= OUTLINE_LIMITS.characters, {
        error: 'too_many',
      }),
  }),
  output: z.object({
    outlines: z.array(
      z.object({
        /** SVG path data in thousandths of the font size, from the start of the baseline; y points down. */
        path: z.string(),
        width: z.number(),
        ascent: z.number(),
        descent: z.number(),
      }),
    ),
  }),
  errors: ['server_busy'],
});
