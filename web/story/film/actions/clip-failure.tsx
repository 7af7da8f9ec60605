import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { Suspense } from 'react';
import RunAgain from '../../../editors/actions/run-again.tsx';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { runFailureText } from '../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { nameOfRun } from '../../../lib/run-name.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useRun } from '../../../runs/run-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Why the newest run of a clip failed, and what it cost. */
export function ClipFailure({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const texts = useAreaTexts(filmActionTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const catalogue = useCatalogue();
  const { run, file } = clip.part;
  const failed = useRun(run?.task);
  if (!run) return null;
  const errors: Readonly<Record<string, string>> = messages.errors;
  const isUnknown = run.error === undefined || run.error === 'task_failed' || !(run.error in errors);
  return (
    <div className="film-action-failed" role="alert">
      <p>
        <b>{nameOfRun(catalogue, run.tool, language) ?? run.tool}</b>{' '}
        <span className="status status-failed">{texts.failed}</span>
      </p>
      <p>{isUnknown ? runFailureText(run.tool, messages) : errors[run.error ?? '']}</p>
      <p className="note">
        {run.points === 0 ? messages.tools.failed.noPoints : texts.charged({ value: run.points })}
      </p>
      {failed && (
        <Suspense>
          <RunAgain run={failed} onTaken={(task) => film.showRun(clip.id, task)} />
        </Suspense>
      )}
      {file === undefined && (
        <Button size="small" onClick={() => film.dropPlace(clip.id)}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
