import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import type { ScriptSpeaker } from '@inkreel/contract/script/split.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { NameMark } from '../storyboard/speaker-line.tsx';
import { GuessList } from './guess-list.tsx';
import { MakeBar } from './make-bar.tsx';
import type { Start } from './use-start.ts';

/** What was found in the text, to be confirmed before anything is made. */
export function FoundPane({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { split, guesses } = start;
  const scenes = split.scenes.filter(({ parts, heading }) => parts.length > 0 || heading !== '');
  const lines = split.speakers.reduce((sum, speaker) => sum + speaker.lines, 0);
  return (
    <aside className="create-found" aria-label={texts.found}>
      <dl className="create-figures">
        <Figure value={scenes.length} name={texts.scenes({ count: scenes.length })} />
        <Figure value={split.speakers.length} name={texts.speakers({ count: split.speakers.length })} />
        <Figure value={lines} name={texts.lines({ count: lines, guesses: guesses.length })} />
      </dl>
      <section>
        <h2>{texts.speakersTitle}</h2>
        {split.speakers.length === 0 && scenes.length > 0 && <p className="note">{texts.nobody}</p>}
        {split.speakers.slice(0, 60).map((speaker) => (
          <SpeakerRow key={speaker.name} speaker={speaker} start={start} />
        ))}
      </section>
      {guesses.length > 0 && <GuessList start={start} />}
      <section className="create-scene-list">
        <h2>{texts.scenesTitle}</h2>
        {scenes.slice(0, 100).map((scene, at) => (
          <p key={scene.from}>
            <b>{at + 1}</b>
            <span>{scene.heading || texts.sceneUntitled}</span>
            <small>
              {texts.lineCount({ count: scene.parts.filter(({ kind }) => kind === 'dialogue').length })}
            </small>
          </p>
        ))}
      </section>
      <MakeBar start={start} />
    </aside>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dd>{value.toLocaleString()}</dd>
      <dt>{name}</dt>
    </div>
  );
}

/** One speaker: renamed in place, made one with another by a menu, or left out of the characters. */
function SpeakerRow({ speaker, start }: { speaker: ScriptSpeaker; start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { split, found, confirmation, confirm } = start;
  const { name, lines, aliases, confidence } = speaker;
  const [draft, setDraft] = useState(name);
  const speakers = split.speakers.map((each) => each.name);
  const isDropped = confirmation.dropped.includes(name);
  /** Every name that was found and is shown as this one gets the new one. */
  const rename = (next: string) => {
    const chosen = next.trim();
    if (chosen === '' || chosen === name) return setDraft(name);
    const sources = [...found.speakers.map((each) => each.name), ...Object.values(confirmation.said)].filter(
      (each) => (confirmation.names[each] ?? each) === name,
    );
    confirm({
      names: {
        ...confirmation.names,
        ...Object.fromEntries([...sources, name].map((each) => [each, chosen])),
      },
      dropped: confirmation.dropped.filter((each) => each !== name),
    });
  };
  const toggle = () =>
    confirm({
      dropped: isDropped
        ? confirmation.dropped.filter((each) => each !== name)
        : [...confirmation.dropped, name],
    });
  return (
    <div className="create-speaker" data-dropped={isDropped} data-testid="speaker">
      <NameMark name={name} speakers={speakers} guessed={confidence === 'guess'} />
      <input
        className="create-name"
        aria-label={texts.nameOf({ name })}
        value={draft}
        maxLength={80}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => rename(draft)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && rename(draft)}
      />
      <span className="create-confidence" data-confidence={confidence}>
        <i aria-hidden />
        {texts.confidence[confidence]}
      </span>
      <small>
        {texts.lineCount({ count: lines })}
        {aliases.length > 0 && `, ${texts.alsoCalled({ names: aliases.slice(0, 3).join(', ') })}`}
      </small>
      <div className="create-speaker-actions">
        {speakers.length > 1 && (
          <select
            className="create-merge"
            aria-label={texts.sameAs({ name })}
            value=""
            onChange={(event) => rename(event.target.value)}
          >
            <option value="">{texts.sameAsNobody}</option>
            {speakers
              .filter((each) => each !== name)
              .slice(0, 60)
              .map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
          </select>
        )}
        <Button size="small" look="quiet" onClick={toggle}>
          {isDropped ? texts.keep : texts.drop}
        </Button>
      </div>
    </div>
  );
}
