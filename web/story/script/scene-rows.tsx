import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { type CSSProperties, memo } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { PeopleAt } from '../shell/people.tsx';
import { SceneOriginLine } from '../shell/scene-origin.tsx';
import { clockOf } from '../shell/story-view.ts';
import { inkOf } from '../storyboard/shot-words.ts';
import { NameMark } from '../storyboard/speaker-line.tsx';
import {
  goesOn,
  isSpoken,
  lengthOfScene,
  type RoleNames,
  type Scene,
  speakerOf,
  typeOf,
  wordsOf,
} from './core/script.ts';
import { addLine, confirmSpeaker, LONGEST } from './core/script-edits.ts';
import { SceneMenu } from './scene-menu.tsx';
import { ScriptText } from './script-text.tsx';
import type { ScriptEditor } from './use-script.ts';
import { SuggestionRow } from './writer/suggestion-row.tsx';
import type { ScriptWriter, Suggestion } from './writer/use-script-writer.ts';

/** What all rows of a script need. */
export interface Rows {
  story: OpenParts;
  editor: ScriptEditor;
  roles: RoleNames;
  /** Everybody who speaks, in the order of the script; the same list as long as nobody else does. */
  speakers: readonly string[];
  /** Id of the hint on keys. */
  hint: string;
  /** Suggested changes by the id of their paragraph. */
  suggestions: ScriptWriter['suggestions'];
  decide: (id: string, accepts: boolean) => void;
}

/** A scene on the sheet: its heading, and as many of its paragraphs as are mounted. */
export const SceneRows = memo(function SceneRows({
  scene,
  mounted,
  rows,
}: {
  scene: Scene;
  mounted: number;
  rows: Rows;
}) {
  const texts = useAreaTexts(storyScriptTexts);
  const { part, number, lines } = scene;
  const heading = wordsOf(part, 'heading');
  const name = number === undefined ? texts.unplaced : heading || texts.sceneOf({ at: number });
  const { seconds } = lengthOfScene(scene);
  return (
    <section id={`scene-${part.id}`} className="script-scene" aria-label={name}>
      <div className="script-heading" data-part={part.id}>
        <PeopleAt part={part.id} />
        {number === undefined ? (
          <h2>{texts.unplaced}</h2>
        ) : (
          <>
            <h2 className="sr-only">{name}</h2>
            <b aria-hidden>{number}</b>
            <ScriptText
              value={heading}
              label={texts.headingOf({ at: number })}
              blank={texts.heading}
              longest={LONGEST.heading}
              describedBy={rows.hint}
              onType={(text) => rows.editor.type(part.id, 'heading', text.replaceAll('\n', ' '))}
            />
            <small>{texts.facts({ time: clockOf(seconds), shots: scene.shots.length })}</small>
            <SceneMenu scene={scene} at={number} editor={rows.editor} />
          </>
        )}
      </div>
      <SceneOriginLine scene={part} story={rows.story} />
      {lines.slice(0, mounted).map((line, at) => (
        <Paragraph
          key={line.id}
          line={line}
          name={speakerOf(line, rows.roles)?.name ?? ''}
          isCued={isSpoken(line) && !goesOn(line, lines[at - 1], rows.roles)}
          editor={rows.editor}
          speakers={rows.speakers}
          hint={rows.hint}
          suggestion={rows.suggestions.get(line.id)}
          decide={rows.decide}
        />
      ))}
      {mounted >= lines.length && lines.length === 0 && number !== undefined && (
        <button
          type="button"
          className="script-add"
          onClick={() => rows.editor.act((script) => addLine(script, part.id))}
        >
          {texts.addLine}
        </button>
      )}
    </section>
  );
});

const Paragraph = memo(function Paragraph({
  line,
  name,
  isCued,
  editor,
  speakers,
  hint,
  suggestion,
  decide,
}: Omit<Rows, 'roles' | 'story' | 'suggestions'> & {
  line: LinePart;
  name: string;
  /** Whether it begins a speech, so that the name stands above it. */
  isCued: boolean;
  suggestion: Suggestion | undefined;
}) {
  const texts = useAreaTexts(storyScriptTexts);
  const type = typeOf(line);
  const isSpeech = isSpoken(line);
  const style = isSpeech && name !== '' ? ({ '--who': inkOf(speakers, name) } as CSSProperties) : undefined;
  const { id, text = '', guessed = false } = line;
  return (
    <div className="script-row" data-part={id} data-type={type} data-cued={isCued} style={style}>
      <PeopleAt part={id} />
      {(isCued || guessed) && name !== '' && (
        <span className="script-mark">
          {guessed ? (
            <button
              type="button"
              aria-label={texts.speaker.confirm({ name })}
              title={texts.speaker.confirm({ name })}
              onClick={() => editor.act(() => confirmSpeaker(id))}
            >
              <NameMark name={name} speakers={speakers} guessed />
            </button>
          ) : (
            <span aria-hidden>
              <NameMark name={name} speakers={speakers} />
            </span>
          )}
        </span>
      )}
      {isCued && (name !== '' || type === 'speech') && (
        <button
          type="button"
          className="script-cue"
          data-nobody={name === ''}
          aria-haspopup="dialog"
          aria-label={name === '' ? texts.speaker.nobody : texts.speaker.of({ name })}
          onClick={() => editor.openSpeaker(id)}
        >
          {name === '' ? texts.speaker.nobody : name}
        </button>
      )}
      {suggestion && suggestion.was === text ? (
        <SuggestionRow suggestion={suggestion} onDecide={(accepts) => decide(id, accepts)} />
      ) : (
        <ScriptText
          value={text}
          label={type === 'speech' && name !== '' ? texts.speechBy({ name }) : texts.kinds[type]}
          blank={texts.blanks[type]}
          longest={LONGEST.text}
          describedBy={hint}
          onType={(typed) => editor.type(id, 'text', typed)}
        />
      )}
    </div>
  );
});
