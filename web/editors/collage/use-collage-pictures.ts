import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf, fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { NewPicture } from '@inkreel/scene/collage/collage-operations.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RETRY_MS } from '../../documents/autosave.ts';
import { newId } from '../../lib/new-id.ts';
import { useOnline } from '../../lib/online.ts';
import { isRefused, uploadPicture } from '../kit/upload-picture.ts';
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

/** A picture that the collage draws from: the name of its bytes, and what people call it. */
interface Source {
  source: string;
  name: string;
}

/**
 * The bytes behind the sources of a collage: addresses to show them, and the originals for the export. Sources in use
 * that are not open yet are taken from the browser's store, stored files from the server; with `uploads`, what only this
 * browser has is stored among the person's files, one after the other.
 * @param onStored a source is a stored file now, with this name
 */
export function useCollagePictures(
  sources: readonly Source[],
  {
    files,
    uploads,
    onStored,
  }: {
    files: readonly DocumentFile[];
    uploads: boolean;
    onStored: (from: string, to: string) => void;
  },
) {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [stored, setStored] = useState(true);
  const online = useOnline();
  const [tries, setTries] = useState(0);
  // Pictures that could not be stored still work in this visit.
  const held = useRef(new Map<string, KeptPicture>());
  const asked = useRef(new Set<string>());
  const uploading = useRef<string | undefined>(undefined);
  const addresses = useRef<string[]>([]);

  const show = useEffectEvent((source: string, picture: KeptPicture) => {
    const url = URL.createObjectURL(picture.preview);
    addresses.current.push(url);
    asked.current.add(source);
    held.current.set(source, picture);
    setUrls((before) => new Map(before).set(source, url));
  });

  const fetchStored = useEffectEvent(async (source: string): Promise<KeptPicture | undefined> => {
    const file = files.find(({ id }) => id === fileIdOf(source));
    if (!file) return undefined;
    const answer = await fetch(file.url);
    if (!answer.ok) return undefined;
    const picture = await readPicture(await answer.blob());
    if (typeof picture === 'string') return undefined;
    const kept = { original: picture.original, preview: picture.preview };
    await savePicture(source, kept).catch(() => setStored(false));
    return kept;
  });

  const wanted = [...new Set(sources.map(({ source }) => source))].join(' ');
  useEffect(() => {
    for (const source of wanted.split(' ').filter((name) => name !== '' && !asked.current.has(name))) {
      asked.current.add(source);
      loadPicture(source)
        .catch(() => undefined)
        .then((picture) => picture ?? fetchStored(source).catch(() => undefined))
        .then((picture) => {
          if (picture) return show(source, picture);
          // With a connection, or the list of its files, it may be available the next time.
          if (fileIdOf(source) !== undefined) asked.current.delete(source);
          setLost((before) => new Set(before).add(source));
        });
    }
  }, [wanted, files, online]);
  useEffect(() => {
    const opened = addresses.current;
    return () => opened.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const upload = useEffectEvent(async ({ source, name }: Source) => {
    const picture = held.current.get(source);
    if (!picture) return;
    uploading.current = source;
    try {
      const to = fileSource(await uploadPicture(picture.original, name));
      await savePicture(to, picture).catch(() => setStored(false));
      show(to, picture);
      onStored(source, to);
    } catch (error) {
      if (isRefused(error)) setRefused((before) => new Set(before).add(source));
      else setTimeout(() => setTries((before) => before + 1), RETRY_MS);
    } finally {
      uploading.current = undefined;
    }
  });
  const next = sources.find(
    ({ source }) => fileIdOf(source) === undefined && urls.has(source) && !refused.has(source),
  );
  useEffect(() => {
    if (uploads && online && next && uploading.current === undefined) void upload(next);
  }, [uploads, online, next, tries]);

  /** Reads files one after the other and keeps the pictures among them. */
  const read = async (
    named: readonly NamedFile[],
  ): Promise<{ pictures: NewPicture[]; refused: RefusedFile[] }> => {
    const pictures: NewPicture[] = [];
    const faulty: RefusedFile[] = [];
    for (const { name, bytes } of named) {
      const picture = await readPicture(bytes);
      if (typeof picture === 'string') {
        faulty.push({ name, fault: picture });
        continue;
      }
      const source = newId();
      const kept = { original: picture.original, preview: picture.preview };
      await savePicture(source, kept).catch(() => setStored(false));
      show(source, kept);
      pictures.push({ id: newId(), source, size: picture.size, name });
    }
    return { pictures, refused: faulty };
  };

  return {
    urlOf: (source: string) => urls.get(source),
    /** True for a source whose bytes are not on this device, and cannot be fetched. */
    isLost: (source: string) => lost.has(source) && !urls.has(source),
    original: async (source: string) => held.current.get(source)?.original,
    read,
    /** False once the browser refused to store. */
    stored,
    /** Some of the pictures stay on this device: the server did not accept them. */
    isPartly: sources.some(({ source }) => refused.has(source)),
  };
}
export type CollagePictures = ReturnType<typeof useCollagePictures>;
