import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import type { FilmEditing } from '../film-editing.ts';
import { uploadMedia } from './film-media.ts';

/** Uploads files, and puts each into the film once it is stored. */
export function useMediaUpload(film: FilmEditing) {
  const { media: texts } = useAreaTexts(filmTexts);
  const { share } = useLanguage();
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const takeOne = async (file: File) => {
    const project = film.document.record.project_id ?? undefined;
    const stored = await uploadMedia(file, project, setDone, new AbortController().signal);
    if (stored) film.addMedia(stored);
    else toast(texts.unread({ name: file.name }));
  };
  return {
    running: done !== undefined,
    words: done === undefined ? undefined : texts.adding({ share: share(done) }),
    take: async (files: readonly File[]) => {
      for (const file of files) {
        setDone(0);
        await film.attempt(() => takeOne(file));
      }
      setDone(undefined);
      void client.invalidateQueries({ queryKey: ['film-uploads'] });
    },
  };
}
