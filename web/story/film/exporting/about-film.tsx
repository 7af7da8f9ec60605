import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { EXPORT_LIMITS } from '@inkreel/contract/film/film-runs.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useId, useRef, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { fileAt } from '../../shell/story-view.ts';
import { uploadMedia } from '../media/film-media.ts';

const LONGEST = { title: 200, description: 5000 };

/** Title, description and cover of a film, kept in it. */
export function AboutFilm({ document }: { document: OpenParts }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const [titleId, descriptionId] = [useId(), useId()];
  const head = useSelected(document.state, ({ parts }) => parts.get(HEAD)) as FilmHead | undefined;
  const set = (field: keyof typeof LONGEST, value: string) =>
    document.change([{ id: HEAD, set: { [field]: value === '' ? null : value } }], field);
  return (
    <>
      <div className="film-words">
        <label htmlFor={titleId}>{texts.name}</label>
        <input
          id={titleId}
          className="input"
          maxLength={LONGEST.title}
          placeholder={document.record.name}
          value={head?.title ?? ''}
          onChange={(event) => set('title', event.target.value)}
        />
      </div>
      <div className="film-words">
        <label htmlFor={descriptionId}>{texts.description}</label>
        <textarea
          id={descriptionId}
          className="input"
          rows={2}
          maxLength={LONGEST.description}
          value={head?.description ?? ''}
          onChange={(event) => set('description', event.target.value)}
        />
      </div>
      <Cover document={document} source={head?.cover} />
    </>
  );
}

function Cover({ document, source }: { document: OpenParts; source: string | undefined }) {
  const { exporting: texts, media } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const files = useSelected(document.files, (all) => all);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const file = fileAt(files, source);
  const set = (cover: string | null) => document.change([{ id: HEAD, set: { cover } }]);
  const take = async (image: File) => {
    if (image.size > EXPORT_LIMITS.cover) return toast(texts.coverTooLarge, { kind: 'failure' });
    setBusy(true);
    try {
      const project = document.record.project_id ?? undefined;
      const stored = await uploadMedia(image, project, () => undefined, new AbortController().signal);
      if (stored?.kind === 'image') {
        document.files.set(new Map([...document.files.get(), [stored.file.id, stored.file]]));
        set(fileSource(stored.file.id));
      } else toast(media.unread({ name: image.name }));
    } catch (error) {
      toastFailure(error, messages);
    }
    setBusy(false);
  };
  return (
    <div className="film-export-cover">
      {file && <img src={file.thumbnail ?? file.url} alt={texts.cover} />}
      <span>{texts.coverLine}</span>
      <Button size="small" disabled={busy} onClick={() => input.current?.click()}>
        {texts.chooseCover}
      </Button>
      {source !== undefined && (
        <Button size="small" onClick={() => set(null)}>
          {texts.noCover}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={texts.chooseCover}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void take(chosen);
        }}
      />
    </div>
  );
}
