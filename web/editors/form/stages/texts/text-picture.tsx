import { letteringTexts } from '@inkreel/contract/messages/areas/lettering.ts';
import { isBoxChanged, type TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { useId, useRef, useState } from 'react';
import { drawAtOnce } from '../../../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import type { StagePicture } from '../stage-props.ts';
import { boxBetween, moveBox, type Point, pressBoxKey, resizeBox } from './box-edits.ts';
import { needsDarkGround, previewSize } from './preview.ts';

interface Gesture {
  kind: 'draw' | 'move' | 'resize';
  at: number;
  from: Point;
  box: TextBox | undefined;
}

/** The picture with a frame around each piece of lettering: frames are moved, resized and drawn. */
export function TextPicture({
  picture,
  boxes,
  picked,
  drawing,
  onPick,
  onChange,
  onRemove,
  onDrawn,
  onEdit,
  onEndDrawing,
}: {
  picture: StagePicture;
  boxes: readonly TextBox[];
  picked: number | undefined;
  drawing: boolean;
  onPick: (at: number | undefined) => void;
  onChange: (at: number, box: TextBox) => void;
  onRemove: (at: number) => void;
  onDrawn: (box: TextBox) => void;
  /** Enter on a box. */
  onEdit: (at: number) => void;
  onEndDrawing: () => void;
}) {
  const texts = useAreaTexts(letteringTexts);
  const keysId = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture | undefined>();
  const [drawn, setDrawn] = useState<TextBox | undefined>();

  const pointOf = (event: React.PointerEvent): Point => {
    const bounds = paper.current?.getBoundingClientRect();
    if (!bounds || bounds.width === 0) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - bounds.left) * picture.width) / bounds.width,
      y: ((event.clientY - bounds.top) * picture.height) / bounds.height,
    };
  };
  const begin = (event: React.PointerEvent, kind: Gesture['kind'], at: number) => {
    if (event.button !== 0 || gesture) return;
    event.stopPropagation();
    if (kind === 'draw') event.preventDefault();
    paper.current?.setPointerCapture(event.pointerId);
    setGesture({ kind, at, from: pointOf(event), box: boxes[at] });
    if (kind !== 'draw') onPick(at);
  };
  const go = (event: React.PointerEvent) => {
    if (!gesture) return;
    const to = pointOf(event);
    const by = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
    if (gesture.kind === 'draw') setDrawn(boxBetween(gesture.from, to, picture));
    else if (gesture.box)
      onChange(
        gesture.at,
        gesture.kind === 'move' ? moveBox(gesture.box, by, picture) : resizeBox(gesture.box, by, picture),
      );
  };
  const end = () => {
    if (gesture?.kind === 'draw' && drawn) onDrawn(drawn);
    setDrawn(undefined);
    setGesture(undefined);
  };
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  const placeOf = ({ x, y, width, height }: TextBox): React.CSSProperties => ({
    left: share(x, picture.width),
    top: share(y, picture.height),
    width: share(width, picture.width),
    height: share(height, picture.height),
  });
  const onKeyDown = (event: React.KeyboardEvent, at: number) => {
    const box = boxes[at];
    const pressed = box && pressBoxKey(box, event, picture);
    if (pressed) onChange(at, pressed);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else if (event.key === 'Enter') onEdit(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="texts-area">
      <p id={keysId} className="sr-only">
        {texts.boxKeys}
      </p>
      <div
        ref={paper}
        role="group"
        aria-label={texts.picture}
        className="texts-paper"
        data-drawing={drawing}
        style={{ '--ratio': picture.width / picture.height } as React.CSSProperties}
        onPointerDown={(event) => (drawing ? begin(event, 'draw', -1) : onPick(undefined))}
        onPointerMove={(event) => drawAtOnce(() => go(event))}
        onPointerUp={end}
        onPointerCancel={() => {
          setDrawn(undefined);
          setGesture(undefined);
        }}
        onKeyDown={(event) => event.key === 'Escape' && drawing && onEndDrawing()}
      >
        <img src={picture.url} alt="" draggable={false} />
        {boxes.map((box, at) => (
          <button
            // Boxes have no name and are identified by their place in the list.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            type="button"
            className="texts-box"
            data-picked={at === picked}
            data-changed={isBoxChanged(box)}
            style={placeOf(box)}
            aria-label={texts.box({ at: at + 1, text: box.text })}
            aria-describedby={keysId}
            aria-pressed={at === picked}
            onPointerDown={(event) => !drawing && begin(event, 'move', at)}
            onFocus={() => onPick(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onDoubleClick={() => onEdit(at)}
          >
            {isBoxChanged(box) && <NewWords box={box} picture={picture} />}
            <span className="texts-number" aria-hidden="true">
              {at + 1}
            </span>
            {at === picked && !drawing && (
              <span
                className="texts-corner"
                aria-hidden="true"
                onPointerDown={(event) => begin(event, 'resize', at)}
              />
            )}
          </button>
        ))}
        {drawn && <span className="texts-drawn" style={placeOf(drawn)} aria-hidden="true" />}
      </div>
    </div>
  );
}

/**
 * Approximately how the new words will look in their box; the run sets them in the old letters' colour and
 * weight.
 */
function NewWords({ box, picture }: { box: TextBox; picture: StagePicture }) {
  return (
    <span
      className="texts-preview"
      aria-hidden="true"
      data-dark={needsDarkGround(box.color)}
      style={{
        fontSize: `${(previewSize(box) / picture.width) * 100}cqw`,
        color: box.color,
        fontWeight: box.weight === 'regular' ? 400 : 700,
        textAlign: box.align,
      }}
    >
      {box.text}
    </span>
  );
}
