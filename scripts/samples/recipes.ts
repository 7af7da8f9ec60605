import { aiImageEditor } from './ai-image-editor.ts';
import { aiImageTranslator } from './ai-image-translator.ts';
import { aiImageUpscaler } from './ai-image-upscaler.ts';
import { aiBg, aiImageEcommerce, removeBg } from './cut-outs.ts';
import { aiImageExtender, aiObjectRemover, aiObjectReplacer } from './fills.ts';
import { age, emotion, hair, portrait } from './portraits.ts';
import type { Recipe } from './recipe.ts';
import { removeSubtitle } from './remove-subtitle.ts';
import { repaint } from './repaint.ts';
import { scenes } from './scenes.ts';
import { lipSync, translateAudio, videoRetalk } from './speaking.ts';
import { stroke } from './stroke.ts';
import { styles } from './styles.ts';
import { translateSubtitle } from './translate-subtitle.ts';
import { video3d } from './video3d.ts';

/** By the folder below `web/public/samples/`: a tool's id, or tiles that several tools share. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  age,
  'ai-bg': aiBg,
  'ai-image-ecommerce': aiImageEcommerce,
  'ai-image-editor': aiImageEditor,
  'ai-image-extender': aiImageExtender,
  'ai-image-generator': { quality: { picture: 82, copy: 72 } },
  'ai-image-translator': aiImageTranslator,
  'ai-image-upscaler': aiImageUpscaler,
  'ai-object-remover': aiObjectRemover,
  'ai-object-replacer': aiObjectReplacer,
  emotion,
  hair,
  'lip-sync': lipSync,
  portrait,
  'remove-bg': removeBg,
  'remove-subtitle': removeSubtitle,
  repaint,
  scenes,
  stroke,
  styles,
  'translate-audio': translateAudio,
  'translate-subtitle': translateSubtitle,
  'video-retalk': videoRetalk,
  video3d,
};
