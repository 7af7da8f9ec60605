import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { AddOn } from './add-on.ts';
import { sketch } from './sketch/add-on.ts';

/**
 * Packages that add to the engine. To remove one, delete its package, its folder here and its name in this
 * file.
 */
export const ADD_ONS: readonly AddOn[] = [sketch];

/** Capabilities that only an add-on serves: without it their tools are shown as unavailable. */
export const ADDED_CAPABILITIES: ReadonlySet<Capability> = new Set([
  'text_to_image',
  'draw_from_lines',
  'character_picture',
  'draw_shot',
  'draw_look',
]);
