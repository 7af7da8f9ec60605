import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { placeOf } from '../core/area-names.ts';
import type { MarkedArea } from './use-areas.ts';

/** Identifies an area, also after others have been removed. */
export const areaKey = ({ value, bounds, pixels }: MarkedArea): string =>
  `${value} ${bounds.x} ${bounds.y} ${pixels}`;

/** The marked areas by their numbers: Tab chooses one and shows it on the picture, Delete removes it. */
export function AreaList({
  areas,
  picture,
  picked,
  names,
  onPick,
  onRemove,
}: {
  areas: readonly MarkedArea[];
  /** Size of the grid that the areas belong to. */
  picture: Size;
  /** `areaKey` of the one that is shown on the picture. */
  picked: string | undefined;
  /** Name of each value; empty if there is only one. */
  names: readonly string[];
  onPick: (key: string | undefined) => void;
  onRemove: (at: number) => void;
}) {
  const { areas: texts } = useAreaTexts(canvasTexts);
  const { stop } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const remove = (at: number) => {
    onRemove(at);
    // The focus stays in the list: on the area that takes this place, or on the previous one.
    const faces = list.current?.querySelectorAll<HTMLElement>('.area-face');
    (faces?.[at + 1] ?? faces?.[at - 1])?.focus();
  };
  return (
    <ul ref={list} className="area-list" aria-label={texts.label}>
      {areas.map((area, at) => {
        const share = area.pixels / (picture.width * picture.height);
        const name = texts.name({ at: at + 1, of: areas.length, place: placeOf(area, picture), share });
        const kind = names[area.value - 1];
        return (
          <li
            key={`${area.value} ${area.bounds.x} ${area.bounds.y} ${area.pixels}`}
            className="area"
            data-value={area.value}
          >
            <button
              type="button"
              className="area-face"
              aria-label={`${kind ? kind + stop : ''}${name}${stop}${texts.hint}`}
              aria-current={picked === areaKey(area)}
              onFocus={() => onPick(areaKey(area))}
              onBlur={() => onPick(undefined)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                remove(at);
              }}
            >
              {at + 1}
            </button>
            <button
              type="button"
              className="area-remove"
              tabIndex={-1}
              aria-label={texts.remove({ at: at + 1 })}
              title={texts.remove({ at: at + 1 })}
              onClick={() => onRemove(at)}
            >
              <X size={13} strokeWidth={1.8} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
