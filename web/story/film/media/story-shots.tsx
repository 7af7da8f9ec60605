import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { fileAt } from '../../shell/story-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { MediaTile } from './media-tile.tsx';

/** The shots of the story that the film is from. */
export function StoryShots({ film }: { film: FilmEditing }) {
  const { media: texts } = useAreaTexts(filmTexts);
  const story = useSelected(film.story, (now) => now);
  const view = useSelected(film.view, (now) => now);
  if (!story) return <p className="film-note">{texts.noStory}</p>;
  const used = new Set(
    view.tracks.flatMap(({ clips }) => clips.flatMap(({ part }) => part.origin?.part ?? [])),
  );
  const shots = story.pieces.filter(({ type }) => type === 'image' || type === 'video' || type === 'cover');
  return (
    <>
      <p className="film-panel-head">
        <b>{texts.shots}</b>
        <span className="film-note-inline">
          {texts.usedOf({ used: shots.filter(({ part }) => used.has(part)).length, of: shots.length })}
        </span>
      </p>
      <ul className="film-media">
        {shots.map((piece) => {
          const file = fileAt(story.files, piece.fields['file'] as string | undefined);
          const name = String(piece.first['name'] ?? '');
          return (
            <MediaTile
              key={piece.part}
              name={name}
              used={used.has(piece.part)}
              picture={file?.thumbnail ? <img src={file.thumbnail} alt="" loading="lazy" /> : null}
              onPut={() => film.addPiece(piece, file)}
            />
          );
        })}
      </ul>
    </>
  );
}
