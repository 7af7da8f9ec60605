import { useMemo, useState } from 'react';
import type { Colour } from '../core/drawing/palette.ts';
import { COLOUR_NAMES, colourOf, hexOf, OWN_COLOURS, paletteWith } from '../core/drawing/palette.ts';

const OWN_KEY = 'inkreel.device.colours';

/** The palette of drawings: the first colours and custom ones, which this device remembers. */
export function useOwnColours(): {
  palette: readonly Colour[];
  /** Adds a colour; returns its value. If the palette is full, the last custom colour is replaced. */
  add: (hex: string) => number;
} {
  const [own, setOwn] = useState(readOwn);
  const palette = useMemo(() => paletteWith(own.map(colourOf)), [own]);
  const add = (hex: string) => {
    const known = palette.findIndex((colour) => hexOf(colour) === hex);
    if (known >= 0) return known + 1;
    const next = [...own.slice(0, OWN_COLOURS - 1), hex];
    setOwn(next);
    localStorage.setItem(OWN_KEY, next.join(' '));
    return COLOUR_NAMES.length + next.length;
  };
  return { palette, add };
}

function readOwn(): string[] {
  const saved = localStorage.getItem(OWN_KEY) ?? '';
  return saved
    .split(' ')
    .filter((hex) => /^#[0-9a-f]{6}$/.test(hex))
    .slice(0, OWN_COLOURS);
}
