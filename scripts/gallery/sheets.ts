import { aiConsistentCharacterGenerator } from './ai-consistent-character-generator.ts';
import { aiImageEditor } from './ai-image-editor.ts';
import { aiImageTranslator } from './ai-image-translator.ts';
import { aiImageUpscaler } from './ai-image-upscaler.ts';
import { aiImageExtender, aiObjectRemover } from './fills.ts';
import { age, emotion, hair, portrait } from './portraits.ts';
import { repaint } from './repaint.ts';
import type { Sheet } from './sheet.ts';
import { stroke } from './stroke.ts';
import { video3d } from './video3d.ts';

/** By the tool's id, which is also the name of the sheet's file. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  age,
  'ai-consistent-character-generator': aiConsistentCharacterGenerator,
  'ai-image-editor': aiImageEditor,
  'ai-image-extender': aiImageExtender,
  'ai-image-translator': aiImageTranslator,
  'ai-image-upscaler': aiImageUpscaler,
  'ai-object-remover': aiObjectRemover,
  emotion,
  hair,
  portrait,
  repaint,
  stroke,
  video3d,
};
