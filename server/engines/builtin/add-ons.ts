import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { AddOn } from './add-on.ts';
import { sketch } from './sketch/add-on.ts';

/** What packages add to the engine. To take one out, delete its package, its folder here and its name in this file. */
export const ADD_ONS: readonly AddOn[] = [sketch];

/** What only an add-on does here: without it the tools of these are offered as not available. */
export const ADDED_CAPABILITIES: ReadonlySet<Capability> = new Set([
  'text_to_image',
  'draw_from_lines',
  'character_picture',
]);
