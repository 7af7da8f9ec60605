import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { quote } from '@inkreel/contract/pricing.ts';
import { cameraOf, movingSeconds } from '@inkreel/contract/story/moving-shots.ts';
import { putBack } from '@inkreel/contract/story/put-back.ts';
import { pickImage, placeOf } from '@inkreel/contract/story/shot-inputs.ts';
import { MOVE_CAMERA, MOVE_SHOT } from '@inkreel/contract/story/story-runs.ts';
import { Undo2 } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { usePointConfig } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { STATUS_CLASS, staleReason } from '../storyboard/shot-words.ts';
import type { BoardShot, Storyboard } from '../storyboard/use-storyboard.ts';
import type { ImageStep } from './steps.ts';

/** What the shot is, and, for an earlier picture on the stage, what follows from putting it back. */
export function PutBackPane({
  board,
  shot,
  steps,
  viewed,
}: {
  board: Storyboard;
  shot: BoardShot;
  steps: readonly ImageStep[];
  viewed: ImageStep | undefined;
}) {
  const texts = useAreaTexts(imageEditorTexts);
  const boardTexts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const { part } = shot;
  const { sizes, cameras } = boardTexts;
  const place = placeOf(board.parts, part)?.['name'];
  const reason = shot.status === 'stale' ? staleReason(boardTexts, shot, board.roles) : '';
  const facts = [
    [texts.facts.size, sizes[part.size ?? 'none']],
    [texts.facts.camera, cameras[part.camera ?? 'still']],
    [texts.facts.seconds, number(part.seconds ?? 4)],
    ...(typeof place === 'string' && place !== '' ? [[texts.facts.place, place]] : []),
  ];
  return (
    <aside className="image-side image-facts" aria-label={texts.shot({ at: shot.number })}>
      <h3>
        {texts.shot({ at: shot.number })}
        <span className={STATUS_CLASS[shot.status]}>{boardTexts.states[shot.status]}</span>
      </h3>
      {reason !== '' && <p className="note">{reason}</p>}
      {part.text && <p>{part.text}</p>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="leader">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PutBack board={board} shot={shot} steps={steps} viewed={viewed} />
    </aside>
  );
}

function PutBack({ board, shot, steps, viewed }: Parameters<typeof PutBackPane>[0]) {
  const { put: texts } = useAreaTexts(imageEditorTexts);
  const prices = usePointConfig();
  const { document, parts, outside } = board;
  const { part } = shot;
  const shown = steps.find(({ isShown }) => isShown);
  const follows = viewed && putBack(parts, part, viewed.image.file, outside);
  if (!viewed || !shown || !follows)
    return (
      <section className="image-put">
        <h3>{texts.title}</h3>
        <p className="note">{texts.pick}</p>
      </section>
    );
  const mover = cameraOf(part) === undefined ? MOVE_SHOT : MOVE_CAMERA;
  const unitPoints = prices?.[mover.path] ?? mover.points;
  const cost = quote({ unitPoints, seconds: movingSeconds(part) }).points;
  const isPlain = follows.changed.length === 0 && follows.video === 'unchanged';
  return (
    <section className="image-put">
      <h3>{texts.title}</h3>
      <p className="note">{texts.line({ step: viewed.step, shown: shown.step })}</p>
      <ul>
        {follows.changed.length > 0 && <li className="status status-stale">{texts.image}</li>}
        {follows.video === 'stale' && (
          <li className="leader">
            <span className="status status-stale">{texts.video}</span>
            <span>{texts.videoCost({ value: cost })}</span>
          </li>
        )}
        {follows.video === 'current' && <li className="status status-done">{texts.videoBack}</li>}
        {isPlain && <li>{texts.nothing}</li>}
      </ul>
      <Button
        look="ink"
        className="w-full"
        onClick={() => document.edit(part.id, pickImage(part, viewed.image.file))}
      >
        <Undo2 size={16} strokeWidth={1.6} aria-hidden /> {texts.button({ step: viewed.step })}
      </Button>
      <p className="note">{texts.free}</p>
    </section>
  );
}
