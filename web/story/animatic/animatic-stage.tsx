import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { STATUS_CLASS } from '../storyboard/shot-words.ts';
import type { BoardScene, BoardShot } from '../storyboard/use-storyboard.ts';
import { type Frame, lineAt } from './timeline.ts';
import type { Transport } from './transport.ts';

/** The picture of the moment; a shot without one is its words on black. */
export function AnimaticStage({
  frames,
  current,
  scene,
  captions,
  transport,
  ratio,
}: {
  frames: readonly Frame<BoardShot>[];
  current: number;
  scene: BoardScene | undefined;
  captions: boolean;
  transport: Transport;
  /** As CSS writes it. */
  ratio: string;
}) {
  const texts = useAreaTexts(storyboardTexts);
  const { number } = useLanguage();
  const frame = frames[current];
  const caption = useSelected(transport.state, ({ time }) => lineAt(frame?.lines ?? [], time)?.line.text);
  if (!frame) return null;
  const { part, image, status, number: at } = frame.shot;
  const heading = typeof scene?.part['heading'] === 'string' ? scene.part['heading'] : '';
  return (
    <div className="animatic-stage">
      <figure style={{ aspectRatio: ratio }}>
        {image ? (
          <img key={image.id} src={image.url} alt={part.text ?? ''} />
        ) : (
          <p className="animatic-words">{part.text?.trim() ? part.text : texts.noWords}</p>
        )}
        <figcaption className="animatic-label">
          <b>{number(at)}</b>
          <span>{heading !== '' ? heading : texts.sceneOf({ at: scene?.number ?? 1 })}</span>
          <span className={STATUS_CLASS[status]}>{texts.states[status]}</span>
        </figcaption>
        {captions && caption !== undefined && <p className="animatic-caption">{caption}</p>}
      </figure>
      {/* The next pictures are there when their turn comes. */}
      <div hidden>
        {frames
          .slice(current + 1, current + 3)
          .map(({ shot }) => shot.image && <img key={shot.image.id} src={shot.image.url} alt="" />)}
      </div>
    </div>
  );
}
