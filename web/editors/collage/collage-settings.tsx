import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import {
  type CollageDocument,
  GAP_MAXIMUM,
  MODES,
  RADIUS_MAXIMUM,
  RATIOS,
} from '@inkreel/scene/collage/collage-document.ts';
import { changeSettings } from '@inkreel/scene/collage/collage-operations.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { ChoiceRow } from '../kit/fields/choice-row.tsx';
import { ColorRow } from './color-row.tsx';
import { LayoutChooser } from './layout-chooser.tsx';
import { RangeRow } from './range-row.tsx';

/** Longest side of a ratio's drawn frame, in CSS pixels. */
const FRAME = 20;

/** How the pictures are combined: arrangement, ratio, gap, corners, background. */
export function CollageSettings({
  collage,
  onChange,
}: {
  collage: CollageDocument;
  onChange: (collage: CollageDocument, done: boolean) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const set = (settings: Parameters<typeof changeSettings>[1], done = true) =>
    onChange(changeSettings(collage, settings), done);
  const { mode, gap, radius } = collage;
  return (
    <>
      <ChoiceRow
        look="segments"
        label={texts.mode}
        chosen={mode}
        onChoose={(chosen) => set({ mode: chosen })}
        choices={MODES.map((value) => ({ value, label: texts.modes[value] }))}
      />
      {mode === 'grid' && <LayoutChooser collage={collage} onChoose={(layout) => set({ layout })} />}
      {mode === 'strip' ? (
        <ChoiceRow
          look="segments"
          label={texts.direction}
          chosen={collage.direction}
          onChoose={(direction) => set({ direction })}
          choices={(['vertical', 'horizontal'] as const).map((value) => ({
            value,
            label: texts.directions[value],
          }))}
        />
      ) : (
        <ChoiceRow
          look="ratios"
          label={texts.ratio}
          chosen={collage.ratio}
          onChoose={(ratio) => set({ ratio })}
          choices={RATIOS.map(({ label, width, height }) => ({
            value: label,
            label: (
              <>
                <span className="ratio-slot" aria-hidden="true">
                  <i style={frameOf(width, height)} />
                </span>
                {label}
              </>
            ),
          }))}
        />
      )}
      {mode !== 'free' && (
        <>
          <RangeRow
            label={texts.gap}
            fact={String(gap)}
            value={gap}
            minimum={0}
            maximum={GAP_MAXIMUM}
            step={2}
            onChange={(value, done) => set({ gap: value }, done)}
          />
          <RangeRow
            label={texts.radius}
            fact={String(radius)}
            value={radius}
            minimum={0}
            maximum={RADIUS_MAXIMUM}
            step={4}
            onChange={(value, done) => set({ radius: value }, done)}
          />
        </>
      )}
      <ColorRow
        label={texts.background}
        ownLabel={texts.ownColor}
        value={collage.background}
        offered={[
          { value: '#ffffff', label: texts.white },
          { value: '#faf8f4', label: texts.paper },
          { value: '#1b1917', label: texts.black },
          { value: null, label: texts.transparent },
        ]}
        onChange={(background, done) => set({ background }, done)}
      />
    </>
  );
}

/** Equal areas look equally large, whatever the ratio. */
function frameOf(width: number, height: number): { width: number; height: number } {
  const unit = Math.min(15 / Math.sqrt(width * height), FRAME / Math.max(width, height));
  return { width: Math.round(width * unit), height: Math.round(height * unit) };
}
