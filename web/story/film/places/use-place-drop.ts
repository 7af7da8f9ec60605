import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import type { FilmEditing } from '../film-editing.ts';
import { uploadMedia } from '../media/film-media.ts';

/** Uploads a file of this device into a place of the film. */
export function usePlaceUpload(film: FilmEditing) {
  const texts = useAreaTexts(filmTemplateTexts);
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const fill = (id: string, file: File | undefined) => {
    if (!file) return;
    setDone(0);
    void film
      .attempt(async () => {
        const project = film.document.record.project_id ?? undefined;
        const media = await uploadMedia(file, project, setDone, new AbortController().signal);
        const clip = film.document.state.get().parts.get(id);
        const place = String(clip?.['place'] ?? '');
        if (media && film.fillPlace(id, media)) toast(texts.filled({ place }));
        else toast(texts.wrongKind({ place }));
      })
      .finally(() => {
        setDone(undefined);
        void client.invalidateQueries({ queryKey: ['film-uploads'] });
      });
  };
  return { fill, done };
}

/** What an element needs to take files for a place. */
export const dropsFor = (onFile: (file: File | undefined) => void) => ({
  onDragOver: (event: React.DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: React.DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(event.dataTransfer.files[0]);
  },
});
