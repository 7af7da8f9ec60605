import { EASINGS, type Easing, type Keyed, keysField } from '@inkreel/contract/film/key-frames.ts';
import { filmEffectTexts } from '@inkreel/contract/messages/areas/film-effects.ts';
import { ChevronLeft, ChevronRight, Diamond } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ClipView } from '../core/film-view.ts';
import { frameWithin, keyTimesOf } from '../core/keyed-values.ts';
import type { FilmEditing } from '../film-editing.ts';

/** Fields of something that can have key frames, with the diamond that sets one at the playhead. */
export function KeyedFields({
  film,
  clip,
  of,
  disabled,
  children,
}: {
  film: FilmEditing;
  clip: ClipView;
  of: Keyed;
  disabled: boolean;
  children: ReactNode;
}) {
  const { keys: texts } = useAreaTexts(filmEffectTexts);
  const keys = clip.part[keysField(of)];
  const times = keyTimesOf(clip, of);
  const frame = useSelected(film.playback.state, (now) => (keys ? frameWithin(clip, now.frame) : clip.from));
  const there = keys?.find(({ at }) => at + clip.from === frame);
  const name = texts.names[of];
  return (
    <div className="film-keyed">
      {children}
      <IconButton
        small
        icon={Diamond}
        label={(there ? texts.remove : texts.set)({ of: name })}
        aria-pressed={there !== undefined}
        disabled={disabled}
        onClick={() => film.toggleKey(clip.id, of)}
      />
      {keys && (
        <div className="film-key-line">
          <IconButton
            small
            icon={ChevronLeft}
            label={texts.before({ of: name })}
            disabled={!times.some((time) => time < frame)}
            onClick={() => film.stepKey(clip.id, of, -1)}
          />
          <IconButton
            small
            icon={ChevronRight}
            label={texts.after({ of: name })}
            disabled={!times.some((time) => time > frame)}
            onClick={() => film.stepKey(clip.id, of, 1)}
          />
          {there && (
            <Select
              aria-label={texts.ease({ of: name })}
              value={there.ease}
              disabled={disabled}
              options={EASINGS.map((value) => ({ value, label: texts.easings[value] }))}
              onChange={(ease) => film.easeKey(clip.id, of, ease as Easing)}
            />
          )}
        </div>
      )}
    </div>
  );
}
