import { SHOT_CAMERAS, STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { SHOT_SIZES } from '@inkreel/contract/story/shot-sizes.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Select } from '../../ui/select.tsx';
import type { BoardActions } from './board-actions.ts';
import { STATUS_CLASS } from './shot-words.ts';
import { speakerOf } from './speaker-line.tsx';
import type { Storyboard } from './use-storyboard.ts';

/** All shots as rows, to edit words, size, camera and seconds one after the other. */
export function ShotTable({
  board,
  picked,
  actions,
}: {
  board: Storyboard;
  picked: string | undefined;
  actions: BoardActions;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const { columns } = texts;
  const { least, usual, most } = STORY_LIMITS.seconds;
  return (
    <div className="shot-table">
      <table className="table">
        <thead>
          <tr>
            <th>{columns.number}</th>
            <th>{columns.picture}</th>
            <th>{columns.words}</th>
            <th>{columns.size}</th>
            <th>{columns.camera}</th>
            <th>{columns.seconds}</th>
            <th>{columns.lines}</th>
            <th>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {board.shots.map(({ part, number: at, image, status, lines }) => (
            <tr
              key={part.id}
              id={`shot-${part.id}`}
              data-picked={part.id === picked}
              onFocus={() => actions.pick(part.id)}
            >
              <td>{number(at)}</td>
              <td>{image && <img src={image.thumbnail ?? image.url} alt="" loading="lazy" />}</td>
              <td>
                <textarea
                  className="input"
                  rows={2}
                  maxLength={2000}
                  aria-label={`${texts.shot({ at })}, ${columns.words}`}
                  value={part.text ?? ''}
                  onChange={(event) => actions.edit(part.id, { text: event.target.value }, `text ${part.id}`)}
                />
              </td>
              <td>
                <Select
                  aria-label={`${texts.shot({ at })}, ${columns.size}`}
                  value={part.size ?? ''}
                  options={[
                    { value: '', label: texts.sizes.none },
                    ...SHOT_SIZES.map((value) => ({ value, label: texts.sizes[value] })),
                  ]}
                  onChange={(value) => actions.edit(part.id, { size: value === '' ? null : value })}
                />
              </td>
              <td>
                <Select
                  aria-label={`${texts.shot({ at })}, ${columns.camera}`}
                  value={part.camera ?? 'still'}
                  options={SHOT_CAMERAS.map((value) => ({ value, label: texts.cameras[value] }))}
                  onChange={(value) => actions.edit(part.id, { camera: value })}
                />
              </td>
              <td>
                <input
                  className="input"
                  type="number"
                  min={least}
                  max={most}
                  step={0.5}
                  aria-label={`${texts.shot({ at })}, ${columns.seconds}`}
                  value={part.seconds ?? usual}
                  onChange={({ target: { valueAsNumber: seconds } }) => {
                    if (seconds >= least && seconds <= most)
                      actions.edit(part.id, { seconds }, `seconds ${part.id}`);
                  }}
                />
              </td>
              <td>
                {lines.map((line) => (
                  <p key={line.id}>
                    <b>{speakerOf(line, board.roles)}</b> {line.text}
                  </p>
                ))}
              </td>
              <td>
                <span className={STATUS_CLASS[status]}>{texts.states[status]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
