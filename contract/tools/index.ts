import { aiImageGenerator } from './ai-image-generator.ts';
import type { Tool } from './define-tool.ts';
import { puzzle } from './puzzle.ts';

/** The tool catalogue, in menu order. */
export const TOOLS: readonly Tool[] = [aiImageGenerator, puzzle];
