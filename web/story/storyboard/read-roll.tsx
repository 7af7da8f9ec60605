import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { NameMark, speakerOf } from './speaker-line.tsx';
import type { Storyboard } from './use-storyboard.ts';

/** The story to read from beginning to end: pictures with their words and lines, nothing to edit. */
export function ReadRoll({ board, speakers }: { board: Storyboard; speakers: readonly string[] }) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  return (
    <div className="read-roll">
      {board.scenes.map(({ part, number: at, shots }) => (
        <section key={part.id} id={`scene-${part.id}`}>
          <h2>
            <span className="scene-number">{part.kind === 'scene' ? number(at) : ''}</span>{' '}
            {typeof part['heading'] === 'string' && part['heading'] !== ''
              ? part['heading']
              : part.kind === 'scene'
                ? texts.sceneOf({ at })
                : texts.unplaced}
          </h2>
          {typeof part['description'] === 'string' && <p>{part['description']}</p>}
          <div className="read-grid">
            {shots.map((shot) => (
              <figure key={shot.part.id} id={`shot-${shot.part.id}`}>
                {shot.image ? (
                  <img src={shot.image.url} alt={shot.part.text ?? ''} loading="lazy" decoding="async" />
                ) : (
                  <span className="shot-frame" data-missing-image>
                    <span className="shot-note">{texts.notDrawn}</span>
                  </span>
                )}
                <figcaption>
                  <p>
                    <b>{number(shot.number)}</b> {shot.part.text}
                  </p>
                  {shot.lines.map((line) => (
                    <p key={line.id} className="read-line">
                      <NameMark
                        name={speakerOf(line, board.roles)}
                        speakers={speakers}
                        guessed={line.guessed}
                      />
                      <span>{line.text}</span>
                    </p>
                  ))}
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
