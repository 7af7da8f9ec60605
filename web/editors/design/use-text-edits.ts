import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import { useState } from 'react';
import { SCENE_FONTS } from '../../canvas/ui/scene-fonts.ts';
import { withTextBox } from './core/text-box.ts';

/** Fields of a text, with the box that its words need in the fonts that are loaded. */
export function useTextBox(): (
  part: Part | undefined,
  set: Readonly<Record<string, Json>>,
) => Record<string, Json> {
  const [context] = useState(() => new OffscreenCanvas(1, 1).getContext('2d'));
  return (part, set) => (context ? withTextBox(part, set, context, SCENE_FONTS) : { ...set });
}
