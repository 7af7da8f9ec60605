import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { fileAt } from '../../shell/story-view.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** What the story shows instead of a stale clip, side by side, and the choice between them. */
export function StaleOffer({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const { stale: texts, clips: kinds } = useAreaTexts(filmTexts);
  const found = useSelected(film.stale, (all) => all.get(clip.id));
  const count = useSelected(film.stale, (all) => all.size);
  const story = useSelected(film.story, (now) => now);
  const files = useSelected(film.document.files, (all) => all);
  if (!found) return null;
  const { piece } = found;
  const name = clip.name || kinds[clip.kind];
  const before = fileAt(files, clip.part.file);
  const after = fileAt(story?.files ?? files, piece?.fields['file'] as string | undefined);
  return (
    <section className="film-offer" aria-label={texts.title({ name })}>
      <p>
        <b>{texts.title({ name })}</b>
      </p>
      {piece ? (
        <>
          <div className="film-offer-sides">
            <Side label={texts.inFilm} picture={before?.thumbnail} words={clip.part.text} />
            <Side
              label={texts.fresh}
              picture={after?.thumbnail}
              words={piece.fields['text'] as string | undefined}
            />
          </div>
          <p className="film-note-inline">{texts.line}</p>
        </>
      ) : (
        <p className="film-note-inline">{texts.gone}</p>
      )}
      <div className="film-offer-choice">
        <Button size="small" onClick={() => film.keepStale(clip.id)}>
          {texts.keep}
        </Button>
        {piece && (
          <Button size="small" look="ink" onClick={() => film.replaceStale([clip.id])}>
            {texts.replace}
          </Button>
        )}
        {count > 1 && (
          <Button size="small" look="quiet" onClick={() => film.replaceStale([...film.stale.get().keys()])}>
            {texts.replaceAll({ count })}
          </Button>
        )}
      </div>
    </section>
  );
}

function Side({
  label,
  picture,
  words,
}: {
  label: string;
  picture: string | null | undefined;
  words: string | undefined;
}) {
  return (
    <figure>
      {picture ? <img src={picture} alt="" /> : <p>{words}</p>}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
