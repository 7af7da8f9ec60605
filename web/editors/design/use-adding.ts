import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { uploadPicture } from '../kit/upload-picture.ts';
import { chooseFiles, isPsd } from './choose-files.ts';
import { placeOfNew } from './core/stage-layers.ts';
import type { DesignEditing } from './use-design.ts';
import { useTextBox } from './use-text-edits.ts';

/** Ways to add layers to a design. */
export interface DesignAdding {
  /** Words that begin at a point of the design, by default in its middle. */
  text: (at?: { x: number; y: number }) => void;
  shape: (shape: 'rect' | 'ellipse' | 'line') => void;
  /** Asks for a file of the device. */
  choose: () => void;
  /** Adds images; the first file of layers is imported first. */
  images: (files: readonly File[]) => Promise<void>;
  /** The file of layers that is being imported. */
  psd: File | undefined;
  endPsd: () => void;
  busy: boolean;
  /** Why the last image was not added. */
  failure: string | undefined;
}

export function useAdding(editing: DesignEditing): DesignAdding {
  const texts = useAreaTexts(designTexts);
  const messages = useStudioMessages();
  const boxOf = useTextBox();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [psd, setPsd] = useState<File | undefined>();
  const { shown, add } = editing;
  const middle = { x: shown.width / 2, y: shown.height / 2 };
  const images = async (files: readonly File[]) => {
    if (busy) return;
    const layered = files.find(isPsd);
    if (layered) setPsd(layered);
    setFailure(undefined);
    setBusy(true);
    try {
      for (const file of files.filter((each) => !isPsd(each))) {
        const bitmap = await createImageBitmap(file);
        const size = { width: bitmap.width, height: bitmap.height };
        bitmap.close();
        const id = await uploadPicture(file, file.name);
        add('image', { source: fileSource(id), name: file.name.slice(0, 200), ...placeOfNew(size, shown) });
      }
    } catch (error) {
      setFailure(failureOf(error, messages, texts.image.refused).text);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    psd,
    endPsd: () => setPsd(undefined),
    images,
    choose: () => void chooseFiles().then((files) => (files.length > 0 ? images(files) : undefined)),
    text: (at) => {
      const font_size = Math.max(12, Math.round(Math.min(shown.width, shown.height) / 12));
      const look = {
        text: texts.words.fresh,
        font: 'sans',
        bold: true,
        font_size,
        color: '#1b1917',
        ...middle,
      };
      const box = boxOf(undefined, { ...look, align: 'left' });
      // The first line begins at the point.
      const start = at && { x: at.x + Number(box['width'] ?? 0) / 2, y: at.y };
      add('text', { ...box, ...start, rotation: 0 });
      setTimeout(() => document.getElementById('design-words')?.focus());
    },
    shape: (shape) => {
      const side = Math.max(8, Math.round(Math.min(shown.width, shown.height) / 3));
      const line = shape === 'line';
      add('shape', {
        shape,
        ...middle,
        width: side,
        height: line ? Math.max(8, Math.round(side / 20)) : side,
        rotation: 0,
        ...(line
          ? { stroke: '#1b1917', stroke_width: Math.max(2, Math.round(side / 60)) }
          : { fill: '#b3261a' }),
      });
    },
  };
}
