import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { useId } from 'react';
import {
  ANCHORS,
  anchorOf,
  anchorPicture,
  type Extension,
  frameOfRatio,
  frameSize,
  judgeFrame,
  NO_EXTENSION,
  setSide,
} from '../../../../canvas/core/layers/extension.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { StagePicture } from '../stage-props.ts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
const RATIOS = [
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
  ['3:2', 3 / 2],
  ['2:3', 2 / 3],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
] as const;
const ANCHOR_NAMES = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const;
const MIDDLE = { x: 0.5, y: 0.5 } as const;

/** Ratio, anchor and pixels of the frame, and notes about its size. */
export function FramePanel({
  picture,
  extension,
  onChange,
}: {
  picture: StagePicture;
  extension: Extension;
  onChange: (extension: Extension) => void;
}) {
  const { frame: texts } = useAreaTexts(layerTexts);
  const id = useId();
  const size = frameSize(extension, picture);
  const anchor = anchorOf(extension);
  const { grown, atLimit, aboveAdvised } = judgeFrame(extension, picture);
  const said = !grown ? texts.none : atLimit ? texts.limit : aboveAdvised ? texts.advice : undefined;
  return (
    <div className="frame-panel">
      <div role="group" aria-label={texts.ratio} className="frame-ratios">
        {RATIOS.map(([label, ratio]) => {
          const frame = frameOfRatio(ratio, anchor ?? MIDDLE, picture);
          const reached = Math.abs(Math.log(size.width / size.height / ratio)) < 0.004;
          return (
            <button
              key={label}
              type="button"
              className="chip"
              aria-pressed={grown && reached}
              onClick={() => onChange(frame)}
            >
              {label}
            </button>
          );
        })}
        <Button size="small" look="quiet" onClick={() => onChange(NO_EXTENSION)} disabled={!grown}>
          {texts.reset}
        </Button>
      </div>
      <div className="frame-row">
        <fieldset className="frame-anchors">
          <legend>{texts.anchor}</legend>
          {ANCHORS.map((each, index) => {
            const name = texts.anchors[ANCHOR_NAMES[index] ?? 'middle'];
            return (
              <label key={name} title={name}>
                <input
                  type="radio"
                  className="sr-only"
                  name={id}
                  disabled={!grown}
                  checked={anchor?.x === each.x && anchor.y === each.y}
                  onChange={() => onChange(anchorPicture(extension, each))}
                />
                <span className="sr-only">{name}</span>
              </label>
            );
          })}
        </fieldset>
        <div className="frame-sides" role="group" aria-label={texts.pixels}>
          {SIDES.map((side) => (
            <label key={side}>
              <span>{texts.sides[side]}</span>
              <input
                type="number"
                className="input"
                inputMode="numeric"
                min={0}
                step={1}
                value={extension[side]}
                data-first={side === 'left' ? true : undefined}
                onChange={(event) =>
                  onChange(setSide(extension, side, event.target.valueAsNumber || 0, picture))
                }
              />
            </label>
          ))}
        </div>
        <p className="frame-size">
          <b>{texts.size(size)}</b>
          <span>
            {texts.growth({ across: size.width / picture.width, down: size.height / picture.height })}
          </span>
        </p>
      </div>
      <p role="status" className="frame-said" data-amber={grown && aboveAdvised}>
        {said}
      </p>
    </div>
  );
}
