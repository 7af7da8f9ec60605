import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { type CutOutPlace, PLACE_SCALE } from '../../../../canvas/core/layers/cut-out-place.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import type { CutOutLook } from './use-cut-out.ts';

const PADDINGS = [
  ['none', 0],
  ['small', 0.05],
  ['medium', 0.1],
  ['large', 0.2],
] as const;

/** Per cent, as its fields show it. */
const percent = (share: number) => Math.round(share * 1000) / 10;

/** Padding, numbers, shadow and reset of a placed cut-out. */
export function PlacementPanel({
  place,
  moved,
  state,
  shadow,
  onShadow,
  onPlace,
  onPadding,
  onReset,
}: {
  place: CutOutPlace;
  /** Somebody has placed it; until then it stands where the run would put it. */
  moved: boolean;
  state: CutOutLook['state'];
  shadow: boolean;
  onShadow: (shown: boolean) => void;
  onPlace: (place: CutOutPlace) => void;
  onPadding: (padding: number) => void;
  onReset: () => void;
}) {
  const { placement: texts } = useAreaTexts(layerTexts);
  const fields = [
    { label: texts.across, value: place.x, minimum: 0, maximum: 1, of: (x: number) => ({ ...place, x }) },
    { label: texts.down, value: place.y, minimum: 0, maximum: 1, of: (y: number) => ({ ...place, y }) },
    { label: texts.size, value: place.scale, ...PLACE_SCALE, of: (scale: number) => ({ ...place, scale }) },
  ];
  return (
    <div className="placement-panel">
      <div className="placement-row" role="group" aria-label={texts.padding}>
        <span className="placement-label">{texts.padding}</span>
        {PADDINGS.map(([name, share]) => (
          <Chip key={name} onClick={() => onPadding(share)}>
            {texts.paddings[name]}
          </Chip>
        ))}
        <Button size="small" look="quiet" onClick={onReset} disabled={!moved}>
          {texts.reset}
        </Button>
      </div>
      <div className="placement-row">
        {fields.map(({ label, value, minimum, maximum, of }) => (
          <label key={label} className="placement-number">
            <span>{label} (%)</span>
            <input
              type="number"
              className="input"
              min={minimum * 100}
              max={maximum * 100}
              step={0.5}
              value={percent(value)}
              onChange={(event) => {
                const share = event.target.valueAsNumber / 100;
                if (share >= minimum && share <= maximum) onPlace(of(share));
              }}
            />
          </label>
        ))}
        <label className="placement-shadow" title={texts.shadowHint}>
          <input type="checkbox" checked={shadow} onChange={(event) => onShadow(event.target.checked)} />
          {texts.shadow}
        </label>
      </div>
      <p role="status" className="note">
        {state === 'cutting' ? texts.loading : state === 'whole' ? texts.whole : ''}
      </p>
    </div>
  );
}
