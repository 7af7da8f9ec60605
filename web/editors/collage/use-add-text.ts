import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { addText } from '@inkreel/scene/collage/collage-operations.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import type { Collage } from './use-collage.ts';
import { measured } from './use-scene-fonts.ts';

/** Font sizes of a new text and of a caption, in units of the canvas. */
const TEXT_SIZE = 72;
const CAPTION_SIZE = 36;

/**
 * Adds texts to a collage.
 * @param onAdded gets the layer's id
 * @returns adds a caption below the cell of this id, or without one a text in the middle
 */
export function useAddText({ update }: Pick<Collage, 'update'>, onAdded: (id: string) => void) {
  const texts = useAreaTexts(collageTexts);
  return (cellId: string | undefined) => {
    const isCaption = cellId !== undefined;
    const text = measured({
      kind: 'text',
      id: newId(),
      text: isCaption ? texts.newCaption : texts.newText,
      fontSize: isCaption ? CAPTION_SIZE : TEXT_SIZE,
      font: 'sans',
      bold: !isCaption,
      color: '#1b1917',
      align: 'center',
      plate: '#ffffff',
      x: 0,
      y: 0,
      width: 0,
      height: 0,
      rotation: 0,
      opacity: 1,
    });
    update((before) => addText(before, text, cellId));
    onAdded(text.id);
  };
}
