import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Field } from '../../ui/field.tsx';
import { FoundPane } from './found-pane.tsx';
import { IdeaSheet } from './idea-sheet.tsx';
import { MakeBar } from './make-bar.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { ScriptSheet } from './script-sheet.tsx';
import { TextSource } from './text-source.tsx';
import { useArrivedPicture } from './use-arrived-picture.ts';
import { type ScriptStream, useScriptStream } from './use-script-stream.ts';
import { type Start, useStart } from './use-start.ts';
import { WayList } from './way-list.tsx';
import '../shell/story-shell.css';
import './create.css';

/** The three panes: the way in, the text on paper, and what was found in it. */
export function CreateStory() {
  const texts = useAreaTexts(storyCreateTexts);
  const story = useAreaTexts(storyTexts);
  const start = useStart();
  const stream = useScriptStream(start);
  useArrivedPicture(start);
  const { way, setWay, name, setName, language, setLanguage } = start;
  return (
    <div className="create-story" data-way={way}>
      <section className="create-ways" aria-label={texts.ways.label}>
        <WayList way={way} onChange={setWay} />
        <Field label={texts.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={name}
              placeholder={start.foundName || story.unnamed}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="create-languages">
          <legend className="label">{texts.language}</legend>
          {(['en', 'zh'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="story-language"
                checked={language === each}
                onChange={() => setLanguage(each)}
              />
              {texts.languages[each]}
            </label>
          ))}
        </fieldset>
        {way === 'text' && <TextSource start={start} />}
      </section>
      <div className="create-desk">
        <Sheet start={start} stream={stream} />
      </div>
      {way === 'pictures' ? (
        <aside className="create-found">
          <MakeBar start={start} />
        </aside>
      ) : (
        <FoundPane start={start} />
      )}
    </div>
  );
}

function Sheet({ start, stream }: { start: Start; stream: ScriptStream }) {
  if (start.way === 'prompt') return <IdeaSheet start={start} stream={stream} />;
  if (start.way === 'pictures') return <PictureSheet start={start} />;
  return <ScriptSheet start={start} stream={stream} />;
}
