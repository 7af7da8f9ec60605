import { aiBg } from './ai-bg.ts';
import { aiImageEcommerce } from './ai-image-ecommerce.ts';
import { aiImageGenerator } from './ai-image-generator.ts';
import { aiImageUpscaler } from './ai-image-upscaler.ts';
import type { Tool } from './define-tool.ts';
import { puzzle } from './puzzle.ts';
import { removeBg } from './remove-bg.ts';
import { repaint } from './repaint.ts';
import { video3d } from './video3d.ts';

/** The tool catalogue, in menu order. */
export const TOOLS: readonly Tool[] = [
  aiImageGenerator,
  aiImageEcommerce,
  removeBg,
  aiBg,
  repaint,
  puzzle,
  aiImageUpscaler,
  video3d,
];
