import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { Pipette } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { colorWish } from '../color-picker.tsx';

const OFFERED = ['#fff9f2', '#1b1917', '#b3261a', '#c99a55'] as const;

/** A colour: four that are offered, any other one, and none where that is allowed. */
export function ColorChoice({
  label,
  value,
  onChange,
  none = false,
  children,
}: {
  label: string;
  value: string | undefined;
  onChange: (value: string | null) => void;
  none?: boolean;
  /** Behind the colours. */
  children?: React.ReactNode;
}) {
  const { shape: texts } = useAreaTexts(designTexts);
  return (
    <div className="design-colors" role="group" aria-label={label}>
      <span>{label}</span>
      {none && (
        <button
          type="button"
          className="design-swatch"
          data-none
          aria-pressed={value === undefined}
          aria-label={texts.none}
          title={texts.none}
          onClick={() => onChange(null)}
        />
      )}
      {OFFERED.map((color) => (
        <button
          key={color}
          type="button"
          className="design-swatch"
          style={{ background: color }}
          aria-pressed={value === color}
          aria-label={color}
          title={color}
          onClick={() => onChange(color)}
        />
      ))}
      <input
        type="color"
        aria-label={`${label}: ${texts.own}`}
        title={texts.own}
        value={value?.slice(0, 7) ?? '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        icon={Pipette}
        label={texts.pick}
        className="design-swatch"
        onClick={() => colorWish.set(onChange)}
      />
      {children}
    </div>
  );
}
