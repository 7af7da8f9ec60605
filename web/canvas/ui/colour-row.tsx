import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import type { Colour } from '../core/drawing/palette.ts';
import { COLOUR_NAMES, hexOf } from '../core/drawing/palette.ts';

/** The colours of a drawing, one of them chosen, and a button to pick another. */
export function ColourRow({
  palette,
  value,
  onValue,
  onOwn,
}: {
  palette: readonly Colour[];
  /** The chosen one, from 1. */
  value: number;
  onValue: (value: number) => void;
  onOwn: (hex: string) => void;
}) {
  const { drawing } = useAreaTexts(canvasTexts);
  const row = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(onOwn);
  // Browsers fire `input` for every shade on the way, and `change` for the final one.
  useEffect(() => {
    const input = own.current;
    const listen = () => input && take(input.value);
    input?.addEventListener('change', listen);
    return () => input?.removeEventListener('change', listen);
  }, []);
  // Arrows choose among the colours, as in a row of radio buttons.
  const move = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = ((value - 1 + step + palette.length) % palette.length) + 1;
    onValue(next);
    row.current?.querySelectorAll<HTMLElement>('[role=radio]')[next - 1]?.focus();
  };
  return (
    <div className="colours">
      <div ref={row} role="radiogroup" aria-label={drawing.colours} className="colour-row">
        {palette.map((colour, at) => {
          const known = COLOUR_NAMES[at];
          const name = known ? drawing.names[known] : drawing.colour({ at: at + 1 });
          return (
            <button
              key={hexOf(colour)}
              type="button"
              role="radio"
              className="colour"
              style={{ '--colour': hexOf(colour) } as React.CSSProperties}
              aria-label={name}
              title={name}
              aria-checked={value === at + 1}
              tabIndex={value === at + 1 ? 0 : -1}
              onKeyDown={move}
              onClick={() => onValue(at + 1)}
            />
          );
        })}
      </div>
      <label className="colour colour-own" title={drawing.ownColour}>
        <Plus size={14} strokeWidth={1.8} aria-hidden />
        <input ref={own} type="color" defaultValue="#8c5a2b" aria-label={drawing.ownColour} />
      </label>
    </div>
  );
}
