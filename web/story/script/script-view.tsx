import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { scenesOf } from '../shell/story-view.ts';
import './script.css';

/** The script as it reads, on paper. */
export default function ScriptView({ document }: { document: OpenParts }) {
  const { script: texts } = useAreaTexts(storyTexts);
  const parts = useSelected(document.state, (state) => state.parts);
  const scenes = scenesOf(parts);
  return (
    <div className="script-desk">
      <article className="script-sheet">
        {scenes.every(({ lines, shots }) => lines.length + shots.length === 0) && <p>{texts.empty}</p>}
        {scenes.map(({ part, number, lines, shots }) => (
          <section key={part.id}>
            <h2>
              <span aria-hidden>{number}</span>
              {part['heading'] ? String(part['heading']) : texts.scene({ at: number })}
            </h2>
            {part['description'] ? <p>{String(part['description'])}</p> : null}
            {lines.length === 0 && shots.map((shot) => <p key={shot.part.id}>{shot.part.text}</p>)}
            {lines.map((line) =>
              line.type === 'speech' ? (
                <p key={line.id} className="script-speech">
                  <b>{line.speaker}</b>
                  {line.text}
                </p>
              ) : (
                <p key={line.id}>{line.text}</p>
              ),
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
