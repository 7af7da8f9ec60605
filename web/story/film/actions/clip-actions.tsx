import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { clipActions } from '@inkreel/contract/tools/image-actions.ts';
import { Suspense, useEffect, useState } from 'react';
import { ActionRuns } from '../../../editors/actions/action-runs.tsx';
import type { ActionImage, ActionTarget } from '../../../editors/actions/action-target.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { useSite } from '../../../lib/site.ts';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { CheckField } from '../panels/fields.tsx';
import './actions.css';
import { ClipFailure } from './clip-failure.tsx';
import { ClipVersions } from './clip-versions.tsx';

const ImageActions = lazyPart(() => import('../../../editors/actions/image-actions.tsx'));

/** Rows that are shown at first. */
const FEW = 3;

/** Every tool that fits what a clip shows, as an action on it; what is being made, and the versions that were made. */
export function ClipActions({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const texts = useAreaTexts(filmActionTexts);
  const { shell } = useMessages();
  const site = useSite();
  const kind = clip.kind === 'video' ? 'video' : 'image';
  const tools = clipActions(useCatalogue(), site.id, kind);
  const [isAll, setAll] = useState(false);
  const [isNew, setNew] = useState(false);
  const stage = useSelected(film.stage, (now) => now);
  useEffect(() => () => film.hasStage.set(false), [film]);
  const target = useTarget(film, clip, isNew);
  return (
    <div className="film-actions">
      <ActionRuns document={film.document.record.id} part={clip.id} failures={false} />
      <ClipFailure film={film} clip={clip} />
      <ClipVersions film={film} clip={clip} />
      {target.image && (
        <>
          <p className="film-note-inline">{texts.line}</p>
          <CheckField label={texts.fresh} checked={isNew} onChange={setNew} />
        </>
      )}
      <Suspense fallback={<p role="status">{shell.loading}</p>}>
        <ImageActions
          target={target}
          tools={isAll ? tools : tools.slice(0, FEW)}
          title={texts.title}
          none={texts.noMedia}
          stage={stage}
          onStage={film.hasStage.set}
        />
      </Suspense>
      {tools.length > FEW && (
        <Button size="small" look="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? texts.fewer : texts.all({ count: tools.length })}
        </Button>
      )}
    </div>
  );
}

/** The clip, or an empty one above it, gets the result. */
function useTarget(film: FilmEditing, clip: ClipView, isNew: boolean): ActionTarget {
  const { document } = film;
  const files = useSelected(document.files, (all) => all);
  const { file: source, source_length: micros } = clip.part;
  const file = files.get(fileIdOf(source ?? '') ?? '');
  const image: ActionImage | undefined = file && {
    url: file.url,
    width: file.width ?? 1,
    height: file.height ?? 1,
    ...(micros !== undefined && { seconds: micros / 1e6 }),
  };
  return {
    key: `${document.record.id} ${clip.id} ${source}`,
    image,
    begin: async () => {
      const place = isNew ? film.addPlace(clip.id) : undefined;
      if (place !== undefined) places.set(clip.id, place);
      // The server writes the result into the film that it has.
      await document.settle();
      return {
        target: { kind: filmKind.kind, id: document.record.id, part: place ?? clip.id },
        projectId: document.record.project_id,
      };
    },
    onTaken: (taskId) => {
      if (!places.delete(clip.id)) film.showRun(clip.id, taskId);
    },
    onRefused: () => {
      const place = places.get(clip.id);
      places.delete(clip.id);
      if (place !== undefined) film.dropPlace(place);
    },
  };
}

/** The empty clip that was added for a run which is being sent, by the clip that is changed. */
const places = new Map<string, string>();
