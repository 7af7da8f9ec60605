import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Mic, X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { useLater } from '../../../lib/use-later.ts';
import { LineNote } from '../../../runs/line-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FilmEditing } from '../film-editing.ts';
import { heardIn } from './caption-times.ts';
import { useRecognition } from './use-recognition.ts';

/** Captions of what is said in a video: its price, its progress, and why it failed. */
export default function Recognition({ film }: { film: FilmEditing }) {
  const { captions: texts } = useAreaTexts(filmTexts);
  const { tools, errors } = useStudioMessages();
  const { gap } = useLanguage();
  const view = useLater(film.view);
  const selection = useSelected(film.selection, (now) => now);
  const files = useSelected(film.document.files, (all) => all);
  const heard = heardIn(view, selection, files);
  const run = useRecognition(film, heard);
  const { underWay, failed, refused } = run;
  if (underWay) {
    const percent = Math.floor(underWay.progress * 100);
    return (
      <div className="film-recognition" role="status">
        <progress value={underWay.progress} max={1} aria-label={texts.speech} />
        <span>
          {underWay.state === 'PENDING' ? texts.speechWaits : texts.speechRuns({ percent })}
          <LineNote run={underWay} />
        </span>
        <IconButton small icon={X} label={texts.speechCancel} onClick={() => run.cancel(underWay.id)} />
      </div>
    );
  }
  const reason = (errors as Readonly<Record<string, string>>)[failed?.error ?? ''] ?? errors.task_failed;
  return (
    <>
      <Button disabled={!heard || run.isSending} onClick={run.start}>
        <Mic size={16} strokeWidth={1.6} aria-hidden /> {texts.speech}
        {heard && <span className="film-price">{tools.run.price({ points: run.points })}</span>}
      </Button>
      <p className="film-note-inline">{heard ? texts.speechLine : texts.speechNone}</p>
      {failed && (
        <p className="film-note-inline" role="alert">
          {reason}
          {gap}
          {texts.speechFree}
        </p>
      )}
      {refused && (
        <p className="film-note-inline" role="alert">
          {[refused.text, ...refused.help].join(gap)}
        </p>
      )}
    </>
  );
}
