import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useRun } from '../../../runs/run-store.ts';
import { buttonClass } from '../../../ui/button.tsx';

/** A film that the server writes: how far it is, then the video. */
export function ServerExport({ id }: { id: string }) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { share } = useLanguage();
  const run = useRun(id);
  const file = run?.results[0]?.file;
  if (file)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
        <video controls playsInline src={file.url} aria-label={texts.play} />
        <p>{texts.inWorks}</p>
        <a className={buttonClass({ look: 'seal', size: 'large' })} href={file.url} download>
          {texts.download}
        </a>
      </>
    );
  if (run?.finished_at) return <p role="alert">{texts.failed}</p>;
  return (
    <>
      <progress value={run?.progress ?? 0} max={1} aria-label={texts.running} />
      <p role="status">{texts.serverLine}</p>
      <p>{share(run?.progress ?? 0)}</p>
    </>
  );
}
