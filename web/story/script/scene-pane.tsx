import { childrenOf, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { X } from 'lucide-react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { storyPath } from '../head.ts';
import { clockOf } from '../shell/story-view.ts';
import { NameMark } from '../storyboard/speaker-line.tsx';
import { type Cast, lengthOfScene, type Scene, wordsOf } from './core/script.ts';

/** Value of the choice that makes a place. */
const FRESH = 'new';

/** About the scene that is read or written: where it is, what its pictures share, what was made from it. */
export function ScenePane({
  story,
  parts,
  scene,
  firstShot,
  cast,
  speakers,
  isOpen,
  onClose,
}: {
  story: OpenParts;
  parts: Parts;
  scene: Scene | undefined;
  /** Number of its first shot in the story. */
  firstShot: number;
  cast: readonly Cast[];
  speakers: readonly string[];
  /** On narrow pages it covers the script. */
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useAreaTexts(storyScriptTexts);
  const { about, speaker } = texts;
  return (
    <aside className="script-pane script-about" aria-label={about.title} data-open={isOpen}>
      <div className="script-pane-head">
        <h2>{scene?.number === undefined ? about.title : texts.sceneOf({ at: scene.number })}</h2>
        <IconButton icon={X} small label={about.close} className="script-about-close" onClick={onClose} />
      </div>
      <div className="script-pane-body">
        {scene?.number !== undefined && (
          <SceneForm key={scene.part.id} story={story} parts={parts} scene={scene} firstShot={firstShot} />
        )}
        <section className="script-cast">
          <h3>{speaker.cast}</h3>
          {cast.length === 0 && <p className="note">{speaker.none}</p>}
          <ul>
            {cast.map(({ name, role, lines }) => (
              <li key={name}>
                <span aria-hidden>
                  <NameMark name={name} speakers={speakers} />
                </span>
                <b>{name}</b>
                <small>
                  {speaker.lines({ count: lines })}
                  {role === undefined && ` · ${speaker.notRole}`}
                </small>
              </li>
            ))}
          </ul>
          <LanguageLink className="link" to={`/story/roles?story=${story.record.id}`}>
            {speaker.open}
          </LanguageLink>
        </section>
      </div>
    </aside>
  );
}

function SceneForm({
  story,
  parts,
  scene,
  firstShot,
}: {
  story: OpenParts;
  parts: Parts;
  scene: Scene;
  firstShot: number;
}) {
  const { about } = useAreaTexts(storyScriptTexts);
  const { number } = useLanguage();
  const { part, shots } = scene;
  const { id } = part;
  const { words, seconds } = lengthOfScene(scene);
  const places = childrenOf(parts, null).filter(({ kind }) => kind === 'place');
  const place = places.find((each) => each.id === part['place']);
  const choose = (value: string) => {
    if (value !== FRESH) return story.edit(id, { place: value === '' ? null : value });
    const fresh = newId();
    story.insert({ parent: null, position: Number.POSITIVE_INFINITY }, [
      { id: fresh, kind: 'place', fields: { name: wordsOf(part, 'heading').slice(0, 200) } },
    ]);
    return story.edit(id, { place: fresh });
  };
  return (
    <div className="script-form">
      <Field label={about.place}>
        {(control) => (
          <Select
            id={control.id}
            className="w-full"
            value={place?.id ?? ''}
            options={[
              { value: '', label: about.noPlace },
              ...places.map((each) => ({ value: each.id, label: wordsOf(each, 'name') || about.newPlace })),
              { value: FRESH, label: about.newPlace },
            ]}
            onChange={choose}
          />
        )}
      </Field>
      {place && (
        <input
          className="input"
          aria-label={about.placeName}
          placeholder={about.placeName}
          maxLength={200}
          value={wordsOf(place, 'name')}
          onChange={(event) => story.edit(place.id, { name: event.target.value }, `place ${place.id}`)}
        />
      )}
      <Field label={about.description}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={5000}
            placeholder={about.descriptionBlank}
            value={wordsOf(part, 'description')}
            onChange={(event) => story.edit(id, { description: event.target.value }, `description ${id}`)}
          />
        )}
      </Field>
      <Field label={about.prompt}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={2000}
            placeholder={about.promptBlank}
            value={wordsOf(part, 'prompt')}
            onChange={(event) => story.edit(id, { prompt: event.target.value }, `prompt ${id}`)}
          />
        )}
      </Field>
      <div>
        <p className="leader">
          <span>{about.words}</span>
          <span>{number(words)}</span>
        </p>
        <p className="leader">
          <span>{about.time}</span>
          <span>{clockOf(seconds)}</span>
        </p>
      </div>
      <section>
        <h3>{about.shots}</h3>
        {shots.length === 0 && <p className="note">{about.noShots}</p>}
        <ol className="script-shots">
          {shots.map((shot, at) => (
            <li key={shot.id}>
              <LanguageLink to={storyPath(story.record.id, 'storyboard', shot.id)}>
                <b>{about.shot({ at: firstShot + at })}</b> {shot.text || about.blankShot}
              </LanguageLink>
            </li>
          ))}
        </ol>
        <LanguageLink className="link" to={storyPath(story.record.id, 'storyboard')}>
          {about.toBoard}
        </LanguageLink>
      </section>
    </div>
  );
}
