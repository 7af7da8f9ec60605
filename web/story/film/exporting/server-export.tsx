import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { cancelRun, useRun } from '../../../runs/run-store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ShowButton } from '../share/show-button.tsx';

/**
 * A film that the server writes: how far it is, then the video, or why there is none.
 * @param film id of its document
 */
export function ServerExport({ id, film, restart }: { id: string; film: string; restart: () => void }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const run = useRun(id);
  const result = run?.results[0];
  if (result)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
        <video controls playsInline src={result.file.url} aria-label={texts.play} />
        <p role="status">{texts.inWorks}</p>
        <div className="film-export-go">
          <LanguageLink className={buttonClass({ size: 'large' })} to="/story/video-works">
            {texts.toWorks}
          </LanguageLink>
          <ShowButton film={film} url={result.file.url} />
          <a className={buttonClass({ look: 'seal', size: 'large' })} href={result.file.url} download>
            {texts.download}
          </a>
        </div>
      </>
    );
  if (run?.finished_at) return <Stopped run={run} restart={restart} />;
  return <Writing id={id} progress={run?.progress ?? 0} />;
}

function Writing({ id, progress }: { id: string; progress: number }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { share } = useLanguage();
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [ending, setEnding] = useState(false);
  const cancel = async () => {
    setEnding(true);
    try {
      await cancelRun(client, id);
    } catch (error) {
      toastFailure(error, messages);
      setEnding(false);
    }
  };
  return (
    <>
      <progress value={progress} max={1} aria-label={texts.running} />
      <p role="status">{texts.serverLine}</p>
      <p>{share(progress)}</p>
      <Button size="large" disabled={ending} onClick={() => void cancel()}>
        {texts.stop}
      </Button>
    </>
  );
}

function Stopped({ run, restart }: { run: TaskRecord; restart: () => void }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { errors, help } = useStudioMessages();
  const code = run.error ?? '';
  const reason = code === 'task_failed' ? undefined : (errors as Readonly<Record<string, string>>)[code];
  const advice = reason && (help as Readonly<Record<string, string>>)[code];
  return (
    <>
      {run.state === 'CANCELED' ? (
        <p role="status">{texts.cancelled}</p>
      ) : (
        <div role="alert" className="film-export-refused">
          <p>{texts.failed}</p>
          {reason && <p>{reason}</p>}
          {advice && <p>{advice}</p>}
        </div>
      )}
      <Button size="large" onClick={restart}>
        {texts.again}
      </Button>
    </>
  );
}
