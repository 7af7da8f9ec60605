import { aiImageGenerator } from './ai-image-generator.ts';
import { aiImageUpscaler } from './ai-image-upscaler.ts';
import type { Tool } from './define-tool.ts';
import { puzzle } from './puzzle.ts';
import { repaint } from './repaint.ts';

/** The tool catalogue, in menu order. */
export const TOOLS: readonly Tool[] = [aiImageGenerator, repaint, puzzle, aiImageUpscaler];
