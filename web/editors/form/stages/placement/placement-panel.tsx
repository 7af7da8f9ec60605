import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import type { Placement } from '@inkreel/scene/layers/layer-document.ts';
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

/**
 * Typed values are kept within these limits, so that the cut-out stays in sight; the tool's limits apply
 * afterwards.
 */
const WITHIN = { centre: [0, 1], width: [0.02, 4] } as const;

/** Padding, numbers and reset of a placed cut-out. */
export function PlacementPanel({
  placement,
  canvas,
  moved,
  state,
  onPlace,
  onPadding,
  onReset,
}: {
  /** Where the visible part lies on the canvas. */
  placement: Placement;
  canvas: Size;
  /** Someone has placed it; until then the run decides. */
  moved: boolean;
  state: CutOutLook['state'];
  onPlace: (placement: Placement) => void;
  onPadding: (padding: number) => void;
  onReset: () => void;
}) {
  const { placement: texts } = useAreaTexts(layerTexts);
  const { width, height } = placement;
  const fields = [
    {
      label: texts.across,
      value: placement.x / canvas.width,
      within: WITHIN.centre,
      of: (share: number) => ({ ...placement, x: share * canvas.width }),
    },
    {
      label: texts.down,
      value: placement.y / canvas.height,
      within: WITHIN.centre,
      of: (share: number) => ({ ...placement, y: share * canvas.height }),
    },
    {
      label: texts.size,
      value: width / canvas.width,
      within: WITHIN.width,
      of: (share: number) => {
        const wide = share * canvas.width;
        return { ...placement, width: wide, height: (wide * height) / width };
      },
    },
  ];
  const said = { cutting: texts.loading, whole: texts.whole, cut: moved ? '' : texts.auto }[state];
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
        {fields.map(({ label, value, within: [minimum, maximum], of }) => (
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
      </div>
      <p role="status" className="note">
        {said}
      </p>
    </div>
  );
}
