import { type CollageDocument, EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { markStep, previewChange, renameInHistory } from '@inkreel/scene/history.ts';
import { useEffect, useMemo } from 'react';
import { type EditedKind, useDocument } from '../../documents/use-document.ts';
import { useSelected } from '../../lib/store.ts';
import { localCollages, sweepPictures } from './collage-store.ts';

const COLLAGE: EditedKind<CollageDocument> = {
  kind: collageKind,
  empty: EMPTY_COLLAGE,
  isBegun: ({ cells }) => cells.length > 0,
  local: localCollages,
};

/**
 * The collage that is worked on.
 * @param name of a new document
 */
export function useCollage(signedIn: boolean, name: string) {
  const editor = useDocument(COLLAGE, { signedIn, nameOf: () => name });
  const { store, step, opening } = editor;
  const document = useSelected(store, ({ history }) => history.document);

  useEffect(() => {
    if (opening) return;
    const { cells } = store.get().history.document;
    void sweepPictures(new Set(cells.map(({ source }) => source))).catch(() => undefined);
  }, [opening, store]);

  const operations = useMemo(
    () => ({
      /** One step of undo ends with each `done`. */
      change: (changed: CollageDocument, done: boolean) =>
        step((before) => {
          const shown = previewChange(before, changed);
          return done ? markStep(shown) : shown;
        }),
      /** A step that builds on the newest document, whatever was shown when it began. */
      update: (operation: (document: CollageDocument) => CollageDocument) =>
        step((before) => markStep(previewChange(before, operation(before.document)))),
      /** A picture is stored now: its source has another name, in every step of undo too. */
      renameSource: (from: string, to: string) => step((before) => renameInHistory(before, from, to)),
    }),
    [step],
  );

  return { ...editor, ...operations, document };
}
export type Collage = ReturnType<typeof useCollage>;
