import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { useState } from 'react';
import type { Rectangle } from '../../canvas/core/grid/grid.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Chip } from '../../ui/chip.tsx';
import { setFrame } from '../core/crop-frame.ts';

const RATIOS = [
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
  ['3:2', 3 / 2],
  ['2:3', 2 / 3],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
] as const;
const PARTS = ['x', 'y', 'width', 'height'] as const;

/** Ratio and numbers of the frame. */
export function CropPanel({
  picture,
  frame,
  ratio,
  onChange,
  onRatio,
}: {
  picture: Size;
  frame: Rectangle;
  /** Width / height; undefined while each side goes where it is dragged. */
  ratio: number | undefined;
  onChange: (frame: Rectangle) => void;
  onRatio: (ratio: number | undefined) => void;
}) {
  const { crop: texts } = useAreaTexts(uploadDialogTexts);
  const own = picture.width / picture.height;
  // A picture with a common ratio has that ratio twice: only the first is pressed.
  const choices = [[texts.free, undefined], [texts.original, own], ...RATIOS] as const;
  const pressed = choices.findIndex(([, each]) => each === ratio);
  return (
    <div className="crop-panel">
      <div role="group" aria-label={texts.ratio} className="crop-ratios">
        {choices.map(([label, each], index) => (
          <Chip key={label} small pressed={index === pressed} onClick={() => onRatio(each)}>
            {label}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={texts.numbers} className="crop-numbers">
        {PARTS.map((part) => (
          <NumberBox
            key={part}
            label={texts.parts[part]}
            value={frame[part]}
            onChange={(pixels) => onChange(setFrame(frame, part, pixels, picture, ratio))}
          />
        ))}
      </div>
    </div>
  );
}

/** A number that may be half typed: the box keeps what is typed until it is left. */
function NumberBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | undefined>();
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        className="input"
        inputMode="numeric"
        min={0}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
