import {
  CURVE_CHANNELS,
  type CurveChannel,
  type CurvePoint,
  type Curves,
} from '@inkreel/contract/documents/image-adjustments.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { curveTable } from '@inkreel/scene/design/curve-table.ts';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  addInGap,
  addPoint,
  type Curve,
  isStraight,
  movePoint,
  removePoint,
  STRAIGHT,
} from '../core/curve-edits.ts';
import { NumberField } from './number-field.tsx';

const LEVELS = 255;
const ARROWS: Readonly<Record<string, CurvePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Tone curves of an image: their points are dragged, moved by keys, or typed. */
export function CurveEditor({
  curves,
  onChange,
}: {
  curves: Curves;
  /** Undefined for curves that change nothing. */
  onChange: (curves: Curves | undefined) => void;
}) {
  const { curves: texts } = useAreaTexts(designTexts).image;
  const [channel, setChannel] = useState<CurveChannel>('all');
  const [picked, setPicked] = useState(0);
  const field = useRef<SVGSVGElement>(null);
  const curve: Curve = curves[channel] ?? STRAIGHT;
  const point = curve[picked] ?? curve[0]!;
  const write = (next: Curve, isDone = true) => {
    const { [channel]: _, ...others } = curves;
    // While it is dragged, a straight one keeps its points.
    const kept = isDone && isStraight(next) && next.length === 2 ? others : { ...others, [channel]: next };
    onChange(Object.keys(kept).length === 0 ? undefined : kept);
  };
  const levelsAt = (event: React.PointerEvent): CurvePoint => {
    const box = field.current!.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * LEVELS,
      LEVELS - ((event.clientY - box.top) / box.height) * LEVELS,
    ];
  };
  const onKeyDown = (event: React.KeyboardEvent, at: number) => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? 10 : 1;
    if (arrow)
      write(movePoint(curve, at, [curve[at]![0] + arrow[0] * step, curve[at]![1] + arrow[1] * step]));
    else if (event.key === 'Delete' || event.key === 'Backspace') write(removePoint(curve, at));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const path = [...curveTable(curve)].map((value, x) => `${x} ${LEVELS - value}`).join('L');
  return (
    <fieldset className="design-curves">
      <legend>{texts.title}</legend>
      <select
        className="input"
        aria-label={texts.channel}
        value={channel}
        onChange={(event) => {
          setChannel(event.target.value as CurveChannel);
          setPicked(0);
        }}
      >
        {CURVE_CHANNELS.map((each) => (
          <option key={each} value={each}>
            {texts.channels[each]}
          </option>
        ))}
      </select>
      <div className="design-curve" data-channel={channel}>
        <svg
          ref={field}
          viewBox={`0 0 ${LEVELS} ${LEVELS}`}
          aria-hidden
          onPointerDown={(event) => {
            const added = addPoint(curve, levelsAt(event));
            setPicked(added.at);
            write(added.curve);
          }}
        >
          <path d={`M0 ${LEVELS}L${LEVELS} 0`} />
          <path d={`M${path}`} />
        </svg>
        {curve.map(([before, after], at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: points have their order alone
            key={at}
            type="button"
            aria-label={texts.point({ before, after })}
            aria-pressed={at === picked}
            style={{ left: `${(before / LEVELS) * 100}%`, top: `${100 - (after / LEVELS) * 100}%` }}
            onFocus={() => setPicked(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setPicked(at);
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                write(movePoint(curve, at, levelsAt(event)), false);
            }}
            onPointerUp={() => write(curve)}
          />
        ))}
      </div>
      <p className="design-hint">{texts.line}</p>
      <div className="design-row">
        <NumberField
          label={texts.before}
          value={point[0]}
          minimum={0}
          maximum={LEVELS}
          onChange={(value) => write(movePoint(curve, curve.indexOf(point), [value, point[1]]))}
        />
        <NumberField
          label={texts.after}
          value={point[1]}
          minimum={0}
          maximum={LEVELS}
          onChange={(value) => write(movePoint(curve, curve.indexOf(point), [point[0], value]))}
        />
        <IconButton
          icon={Plus}
          label={texts.add}
          onClick={() => {
            const added = addInGap(curve);
            setPicked(added.at);
            write(added.curve);
          }}
        />
        <IconButton
          icon={Minus}
          label={texts.remove}
          disabled={curve.length <= 2}
          onClick={() => write(removePoint(curve, curve.indexOf(point)))}
        />
        <Button size="small" disabled={curves[channel] === undefined} onClick={() => write(STRAIGHT)}>
          {texts.reset}
        </Button>
      </div>
    </fieldset>
  );
}
