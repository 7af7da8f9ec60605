import type { ClipPart, ClipResult } from '@inkreel/contract/documents/film-document.ts';
import { shownResult } from '@inkreel/contract/film/shown-clip.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { nameOfRun } from '../../../lib/run-name.ts';
import { useSelected } from '../../../lib/store.ts';
import { fileAt } from '../../shell/story-view.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** What was placed and every result that was made of it; one is shown. */
export function ClipVersions({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const texts = useAreaTexts(filmActionTexts);
  const { language } = useLanguage();
  const catalogue = useCatalogue();
  const stored: ClipPart | undefined = useSelected(film.document.state, ({ parts }) => parts.get(clip.id));
  const results: readonly ClipResult[] = stored?.results ?? [];
  if (!stored || results.length === 0) return null;
  const shown = shownResult(stored)?.file ?? stored.file;
  const show = (file: string | undefined) => film.showFile(clip.id, file);
  const nameOf = ({ tool, points }: ClipResult) =>
    texts.version({
      name: nameOfRun(catalogue, tool, language) ?? tool,
      points: points === 0 ? texts.free : texts.points({ value: points }),
    });
  return (
    <section className="film-versions" aria-label={texts.versions}>
      <p className="label">{texts.versions}</p>
      <div>
        {stored.file !== undefined && (
          <Version
            film={film}
            file={stored.file}
            name={texts.placed}
            isShown={shown === stored.file}
            onPress={() => show(undefined)}
          />
        )}
        {results.map((result) => (
          <Version
            key={result.file}
            film={film}
            file={result.file}
            name={nameOf(result)}
            isShown={shown === result.file}
            onPress={() => show(result.file)}
          />
        ))}
      </div>
      <p className="film-note-inline">{texts.kept}</p>
    </section>
  );
}

function Version({
  film,
  file: source,
  name,
  isShown,
  onPress,
}: {
  film: FilmEditing;
  file: string;
  name: string;
  isShown: boolean;
  onPress: () => void;
}) {
  const file = useSelected(film.document.files, (all) => fileAt(all, source));
  return (
    <button type="button" aria-pressed={isShown} aria-label={name} title={name} onClick={onPress}>
      {file?.thumbnail ? <img src={file.thumbnail} alt="" /> : <span>{name}</span>}
      <small>{name}</small>
    </button>
  );
}
