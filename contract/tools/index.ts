import { age } from './age.ts';
import { aiBg } from './ai-bg.ts';
import { aiConsistentCharacterGenerator } from './ai-consistent-character-generator.ts';
import { aiImageEcommerce } from './ai-image-ecommerce.ts';
import { aiImageEditor } from './ai-image-editor.ts';
import { aiImageExtender } from './ai-image-extender.ts';
import { aiImageGenerator } from './ai-image-generator.ts';
import { aiImageTranslator } from './ai-image-translator.ts';
import { aiImageUpscaler } from './ai-image-upscaler.ts';
import { aiObjectRemover } from './ai-object-remover.ts';
import { aiObjectReplacer } from './ai-object-replacer.ts';
import type { Tool } from './define-tool.ts';
import { emotion } from './emotion.ts';
import { hair } from './hair.ts';
import { lipSync } from './lip-sync.ts';
import { portrait } from './portrait.ts';
import { puzzle } from './puzzle.ts';
import { removeBg } from './remove-bg.ts';
import { removeSubtitle } from './remove-subtitle.ts';
import { repaint } from './repaint.ts';
import { replaceClothes } from './replace-clothes.ts';
import { replaceModel } from './replace-model.ts';
import { shoe } from './shoe.ts';
import { stroke } from './stroke.ts';
import { translateAudio } from './translate-audio.ts';
import { translateSubtitle } from './translate-subtitle.ts';
import { videoRetalk } from './video-retalk.ts';
import { video3d } from './video3d.ts';

/** The tool catalogue, in menu order. */
export const TOOLS: readonly Tool[] = [
  aiImageGenerator,
  aiConsistentCharacterGenerator,
  stroke,
  aiImageEcommerce,
  portrait,
  video3d,
  aiImageEditor,
  aiObjectRemover,
  aiObjectReplacer,
  aiImageExtender,
  aiBg,
  aiImageTranslator,
  repaint,
  replaceModel,
  replaceClothes,
  shoe,
  puzzle,
  aiImageUpscaler,
  removeBg,
  hair,
  emotion,
  age,
  lipSync,
  videoRetalk,
  translateSubtitle,
  translateAudio,
  removeSubtitle,
];
