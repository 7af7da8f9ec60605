import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import type { ClipView, FilmView } from '../core/film-view.ts';
import { frameWithin, valuesOf } from '../core/keyed-values.ts';
import type { FilmEditing } from '../film-editing.ts';
import { ColorFields } from './color-fields.tsx';
import { CropFields } from './crop-fields.tsx';
import { ChoiceField, NumberField, RangeField } from './fields.tsx';
import { KeyedFields } from './key-buttons.tsx';
import { useInAnimation } from './use-in-animation.ts';

interface PlacementProps {
  film: FilmEditing;
  view: FilmView;
  clip: ClipView;
}

/** The values of a clip at the playhead. */
function useValues({ film, view, clip }: PlacementProps) {
  const frame = useSelected(film.playback.state, (now) => frameWithin(clip, now.frame));
  return valuesOf(view, clip, frame);
}

const perCent = (value: number) => `${Math.round(value * 100)} %`;

/** Where it lies on the film. What is animated keeps its place. */
export function Placement({ film, view, clip }: PlacementProps) {
  const { properties: texts, animation } = useAreaTexts(filmTexts);
  const { part, kind, id } = clip;
  const locked = useInAnimation(film, clip);
  const values = useValues({ film, view, clip });
  const keyed = { film, clip, disabled: locked };
  const place = (next: { x?: number; y?: number }) =>
    film.setValues(id, 'position', { x: values.x, y: values.y, ...next });
  return (
    <>
      {locked && <p className="film-note-inline">{animation.locked}</p>}
      <KeyedFields {...keyed} of="scale">
        <RangeField
          label={texts.scale}
          fact={perCent(values.scale)}
          value={values.scale}
          minimum={0.1}
          maximum={Math.min(4, FILM_LIMITS.scale.most)}
          step={0.01}
          disabled={locked}
          onChange={(scale) => film.setValues(id, 'scale', { scale }, 'scale')}
        />
      </KeyedFields>
      <KeyedFields {...keyed} of="position">
        <div className="film-pair">
          <NumberField
            label={texts.x}
            value={values.x - view.width / 2}
            minimum={-view.width}
            maximum={view.width}
            disabled={locked}
            onChange={(x) => place({ x: x + view.width / 2 })}
          />
          <NumberField
            label={texts.y}
            value={values.y - view.height / 2}
            minimum={-view.height}
            maximum={view.height}
            disabled={locked}
            onChange={(y) => place({ y: y + view.height / 2 })}
          />
        </div>
      </KeyedFields>
      <KeyedFields {...keyed} of="rotation">
        <RangeField
          label={texts.rotation}
          fact={`${Math.round(values.rotation)}°`}
          value={values.rotation}
          minimum={-180}
          maximum={180}
          step={1}
          disabled={locked}
          onChange={(rotation) => film.setValues(id, 'rotation', { rotation }, 'rotation')}
        />
      </KeyedFields>
      <KeyedFields {...keyed} of="opacity">
        <RangeField
          label={texts.opacity}
          fact={perCent(values.opacity)}
          value={values.opacity}
          minimum={0}
          maximum={1}
          step={0.01}
          onChange={(opacity) => film.setValues(id, 'opacity', { opacity }, 'opacity')}
        />
      </KeyedFields>
      {(kind === 'image' || kind === 'video') && (
        <ChoiceField
          label={texts.fit}
          options={[
            { value: 'cover', label: texts.fits.cover },
            { value: 'contain', label: texts.fits.contain },
          ]}
          value={part.fit ?? 'contain'}
          disabled={locked}
          onChange={(fit) => film.setClip(id, { fit })}
        />
      )}
      {(kind === 'image' || kind === 'video') && <CropFields film={film} clip={clip} disabled={locked} />}
      {(kind === 'image' || kind === 'video') && <ColorFields film={film} clip={clip} />}
    </>
  );
}

/** How loud it is. */
export function Volume({ film, view, clip }: PlacementProps) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const { volume } = useValues({ film, view, clip });
  return (
    <KeyedFields film={film} clip={clip} of="volume" disabled={false}>
      <RangeField
        label={texts.volume}
        fact={perCent(volume)}
        value={volume}
        minimum={0}
        maximum={2}
        step={0.01}
        onChange={(next) => film.setValues(clip.id, 'volume', { volume: next }, 'volume')}
      />
    </KeyedFields>
  );
}
