import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { type DesignLayer, shownSource } from '@inkreel/scene/design/design.ts';
import { type InputDrawing, type InputOn, inputDrawing } from '@inkreel/scene/design/input-drawing.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSelected } from '../../lib/store.ts';
import { readyPicture } from '../../uploads/core/ready-picture.ts';
import { saveGuestImage } from '../../uploads/local-pictures.ts';
import type { ActionImage } from '../actions/action-target.ts';
import { designFile } from './export-file.ts';
import { areaFile, type ChosenArea } from './use-area.ts';
import type { DesignEditing } from './use-design.ts';

/** How long what is drawn stays the same before actions get it, in milliseconds. */
const DRAW_AFTER_MS = 500;

interface ActionPicture {
  image: ActionImage;
  area?: ActionImage;
}

/** What an action works on, and the part of it that may change. */
export interface ActsOnWish {
  input: InputOn;
  /** What was chosen on the page, or the layer whose mask it is. */
  area: ChosenArea | string | undefined;
}

/**
 * What actions get, as it is drawn now.
 * @param wanted whether it is drawn: an image that is stored as it is needs no drawing
 * @returns undefined while there is nothing, or it is being drawn
 */
export function useActionPicture(
  { document, parts, shown }: DesignEditing,
  { input, area }: ActsOnWish,
  wanted: boolean,
): { drawing: InputDrawing | undefined; picture: ActionPicture | undefined } {
  const files = useSelected(document.files, (all) => all);
  const [drawn, setDrawn] = useState<{ key: string; picture: ActionPicture } | undefined>();
  const masked = typeof area === 'string' ? area : undefined;
  const wish = JSON.stringify(input);
  const drawing = useMemo(() => {
    const sizeOf = (source: string) => sizeOfFile(files.get(fileIdOf(source) ?? ''));
    const found = inputDrawing(shown, { on: JSON.parse(wish) as InputOn, area: masked }, sizeOf);
    const isEmpty = found?.design.background === null && found.design.layers.every(isNothing);
    return isEmpty ? undefined : found;
  }, [shown, wish, masked, files]);
  const whole = area === undefined ? files.get(fileIdOf(drawing?.whole ?? '') ?? '') : undefined;
  const stored = sizeOfFile(whole);
  const isDrawn = wanted && stored === undefined;
  // The empty layers of runs that go on change nothing of what is seen.
  const key = useMemo(
    () => JSON.stringify([wish, [...parts.values()].map((part) => [part, shownSource(part)])]),
    [wish, parts],
  );
  const draw = useEffectEvent(async (): Promise<ActionPicture | undefined> => {
    if (!drawing) return undefined;
    const { design, size } = drawing;
    const draft = (what: InputDrawing['design']) =>
      designFile(what, { size, format: 'png', quality: 1 }, files);
    const file = files.get(fileIdOf(drawing.whole ?? '') ?? '');
    const image = file ? { url: file.url, ...size } : { url: await localUrl(await draft(design)), ...size };
    const marked = drawing.area ? await draft(drawing.area) : undefined;
    const mask = marked ?? (typeof area === 'object' ? await areaFile(area, drawing) : undefined);
    return { image, ...(mask && { area: { url: await localUrl(mask), ...size } }) };
  });
  useEffect(() => {
    if (!isDrawn || key === '' || area === '') return;
    let left = false;
    const waiting = setTimeout(() => {
      draw().then(
        (picture) => left || setDrawn(picture && { key, picture }),
        () => undefined,
      );
    }, DRAW_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(waiting);
    };
  }, [key, area, isDrawn]);
  if (whole && stored) return { drawing, picture: { image: { url: whole.url, ...stored } } };
  return { drawing, picture: drawn?.key === key ? drawn.picture : undefined };
}

const isNothing = (layer: DesignLayer): boolean =>
  layer.hidden || (layer.kind === 'image' && layer.source === undefined);

const sizeOfFile = (file: DocumentFile | undefined) =>
  file?.width && file.height ? { width: file.width, height: file.height } : undefined;

async function localUrl(file: Blob): Promise<string> {
  return (await saveGuestImage(await readyPicture(file, 'image/png', 'design.png'))).url;
}
