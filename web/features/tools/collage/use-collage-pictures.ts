import type { NewPicture } from '@inkreel/scene/collage/collage-operations.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { type KeptPicture, loadPicture, savePicture } from './collage-store.ts';
import { type PictureFault, readPicture } from './read-picture.ts';

/** A file that is to become a picture of the collage. */
export interface NamedFile {
  name: string;
  bytes: Blob;
}
export interface RefusedFile {
  name: string;
  fault: PictureFault;
}

/**
 * The bytes behind the sources of a collage: addresses to show them, and the originals for the export. Sources in use
 * that are not open yet are taken from the browser's store.
 */
export function useCollagePictures(sources: readonly string[]) {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const [stored, setStored] = useState(true);
  // What the store refused still serves this visit.
  const held = useRef(new Map<string, KeptPicture>());
  const asked = useRef(new Set<string>());

  const addresses = useRef<string[]>([]);

  const show = useEffectEvent((source: string, picture: KeptPicture) => {
    const url = URL.createObjectURL(picture.preview);
    addresses.current.push(url);
    held.current.set(source, picture);
    setUrls((before) => new Map(before).set(source, url));
  });

  const wanted = sources.join(' ');
  useEffect(() => {
    for (const source of wanted.split(' ').filter((name) => name !== '' && !asked.current.has(name))) {
      asked.current.add(source);
      loadPicture(source)
        .catch(() => undefined)
        .then((picture) => {
          if (!picture) return setLost((before) => new Set(before).add(source));
          show(source, picture);
        });
    }
  }, [wanted]);
  useEffect(() => {
    const opened = addresses.current;
    return () => opened.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  /** Reads files one after the other and keeps what are pictures. */
  const read = async (
    files: readonly NamedFile[],
  ): Promise<{ pictures: NewPicture[]; refused: RefusedFile[] }> => {
    const pictures: NewPicture[] = [];
    const refused: RefusedFile[] = [];
    for (const { name, bytes } of files) {
      const picture = await readPicture(bytes);
      if (typeof picture === 'string') {
        refused.push({ name, fault: picture });
        continue;
      }
      const source = newId();
      const kept = { original: picture.original, preview: picture.preview };
      await savePicture(source, kept).catch(() => setStored(false));
      show(source, kept);
      pictures.push({ id: newId(), source, size: picture.size, name });
    }
    return { pictures, refused };
  };

  return {
    urlOf: (source: string) => urls.get(source),
    /** True for a source whose bytes are not on this device any more. */
    isLost: (source: string) => lost.has(source),
    original: async (source: string) => held.current.get(source)?.original,
    read,
    /** False once the browser refused to store. */
    stored,
  };
}
