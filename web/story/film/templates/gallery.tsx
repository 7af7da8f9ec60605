import { deleteDocument, updateDocument } from '@inkreel/contract/api/documents.ts';
import type { FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { filmFrames } from '@inkreel/scene/film/film-timeline.ts';
import { openPlaces } from '@inkreel/scene/film/places.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { projectOfRun } from '../../../lib/current-project.ts';
import { useLocalPath } from '../../../lib/language-link.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useNavigate } from '../../../lib/router.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { createFilm, filmPath } from '../create-film.ts';
import { FilmCanvas } from './film-canvas.tsx';
import { fpsOf, TemplatePreview } from './template-preview.tsx';
import { OWN_KEY, type Template, useOwnTemplate, useOwnTemplates, useTemplates } from './use-templates.ts';
import './templates.css';

const CARD = 240;

/** Templates to start a film from: those of the product, and those of the organisation. */
export default function TemplateGallery() {
  const texts = useAreaTexts(filmTemplateTexts);
  const templates = useTemplates();
  const own = useOwnTemplates();
  const [picked, setPicked] = useState<string>();
  const items = own.data?.items ?? [];
  const isOwn = items.some(({ id }) => id === picked);
  const chosen = useOwnTemplate(isOwn ? picked : undefined).data;
  const shown = isOwn ? chosen : (templates.find(({ id }) => id === picked) ?? templates[0]);
  return (
    <div className="template-gallery">
      <div>
        <h2>{texts.list}</h2>
        <ul className="template-cards">
          {templates.map((template) => (
            <li key={template.id}>
              <button type="button" aria-pressed={shown === template} onClick={() => setPicked(template.id)}>
                <Card template={template} />
              </button>
            </li>
          ))}
        </ul>
        <h2>{texts.own}</h2>
        {own.data && items.length === 0 && <p className="note">{texts.noOwn}</p>}
        <ul className="template-own">
          {items.map(({ id, name }) => (
            <OwnRow key={id} id={id} name={name} isPicked={picked === id} onPick={() => setPicked(id)} />
          ))}
        </ul>
      </div>
      {shown && (
        <section aria-label={shown.name}>
          <h2>{shown.name}</h2>
          <TemplatePreview key={shown.id} template={shown} />
          <UseButton template={shown} />
          <p className="note">{texts.free}</p>
        </section>
      )}
    </div>
  );
}

function Card({ template }: { template: Template }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const { name, parts, urlOf } = template;
  const { ratio = '' } = (parts.get(HEAD) as FilmHead | undefined) ?? {};
  const seconds = clockText((filmFrames(parts) / fpsOf(template)) * 1000, 0);
  return (
    <>
      <span className="template-picture">
        <FilmCanvas parts={parts} urlOf={urlOf} frame={Math.round(fpsOf(template) * 1.5)} longer={CARD} />
      </span>
      <b>{name}</b>
      <small>
        {texts.facts({ seconds, ratio })} · {texts.places({ count: openPlaces(parts).length })}
      </small>
    </>
  );
}

function OwnRow({
  id,
  name,
  isPicked,
  onPick,
}: {
  id: string;
  name: string;
  isPicked: boolean;
  onPick: () => void;
}) {
  const texts = useAreaTexts(filmTemplateTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [renamed, setRenamed] = useState<string>();
  const does = async (work: Promise<unknown>) => {
    try {
      await work;
      await client.invalidateQueries({ queryKey: OWN_KEY });
    } catch (error) {
      toastFailure(error, messages);
    }
  };
  const rename = async (to: string) => {
    setRenamed(undefined);
    if (to.trim() !== '') await does(call(updateDocument, { params: { id }, body: { name: to } }));
  };
  if (renamed !== undefined)
    return (
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void rename(renamed);
          }}
        >
          <input
            className="input"
            aria-label={texts.renameTo({ name })}
            maxLength={200}
            value={renamed}
            onChange={(event) => setRenamed(event.target.value)}
          />
          <Button size="small" look="ink" type="submit">
            {texts.save}
          </Button>
          <Button size="small" look="quiet" onClick={() => setRenamed(undefined)}>
            {texts.cancel}
          </Button>
        </form>
      </li>
    );
  return (
    <li>
      <button type="button" aria-pressed={isPicked} onClick={onPick}>
        {name}
      </button>
      <Button size="small" look="quiet" onClick={() => setRenamed(name)}>
        {texts.rename}
      </Button>
      <Button
        size="small"
        look="quiet"
        onClick={() => void does(call(deleteDocument, { params: { id } }).then(() => toast(texts.removed)))}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

function UseButton({ template }: { template: Template }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const { unnamed } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const name = template.name || unnamed;
      const id = await createFilm(name, [...template.parts.values()], projectOfRun(client));
      navigate(localPath(filmPath(id)));
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <Button look="seal" size="large" disabled={busy} onClick={() => void begin()}>
      {texts.use}
    </Button>
  );
}
