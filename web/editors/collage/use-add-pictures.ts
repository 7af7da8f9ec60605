import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { addPictures, type NewPicture } from '@inkreel/scene/collage/collage-operations.ts';
import { PICTURES } from '@inkreel/scene/collage/layouts.ts';
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useDropTarget } from '../../uploads/drop-target.ts';
import { useLatest } from '../../uploads/use-latest.ts';
import { type AddProblem, namedFiles } from './picture-adder.tsx';
import type { NamedFile, RefusedFile } from './use-collage-pictures.ts';

interface Collage {
  document: CollageDocument;
  update: (operation: (document: CollageDocument) => CollageDocument) => void;
}
type Read = (files: readonly NamedFile[]) => Promise<{ pictures: NewPicture[]; refused: RefusedFile[] }>;

/** Pictures that arrive: picked, dropped anywhere on the page, pasted, or from an address of the product. */
export function useAddPictures(collage: Collage, read: Read, page: RefObject<HTMLElement | null>) {
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [problem, setProblem] = useState<AddProblem | undefined>();

  const withFiles = async (
    files: readonly NamedFile[],
    use: (document: CollageDocument, pictures: readonly NewPicture[]) => CollageDocument,
  ) => {
    if (files.length === 0) return;
    setReading(true);
    const { pictures, refused: faulty } = await read(files);
    setRefused(faulty);
    setReading(false);
    if (pictures.length > 0) collage.update((document) => use(document, pictures));
  };
  const addFiles = (files: readonly NamedFile[]) => {
    const room = PICTURES.maximum - collage.document.cells.length;
    setProblem(files.length > room ? 'many' : undefined);
    return withFiles(files.slice(0, room), addPictures);
  };
  /** Fetches pictures of the product itself: results and samples. */
  const addAddresses = async (addresses: readonly string[], name?: string) => {
    try {
      const files = addresses.map(async (address): Promise<NamedFile> => {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
        return { name: name ?? address.split('/').at(-1) ?? address, bytes: await answer.blob() };
      });
      await addFiles(await Promise.all(files));
    } catch {
      setProblem('history');
    }
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = namedFiles(event.clipboardData?.files ?? null);
    if (files.length === 0) return;
    event.preventDefault();
    void addFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);

  const take = useLatest(addFiles);
  const drop = useCallback((files: readonly File[]) => void take.current(namedFiles(files)), [take]);
  const dropping = useDropTarget(page, drop);

  return {
    reading,
    refused,
    problem,
    setProblem,
    dropping,
    addFiles: (files: readonly NamedFile[]) => void addFiles(files),
    addAddresses: (addresses: readonly string[], name?: string) => void addAddresses(addresses, name),
    withFiles: (files: readonly NamedFile[], use: Parameters<typeof withFiles>[1]) =>
      void withFiles(files, use),
  };
}
export type AddingPictures = ReturnType<typeof useAddPictures>;
