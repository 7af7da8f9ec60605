/** Drawings are stored this many times finer than they are exported: halving smooths their lines. */
export const DRAWING_FINENESS = 2;

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colours that a drawing begins with, by name; the grid's value n stands for the nth. */
export const FIRST_COLOURS = {
  black: [27, 25, 23],
  grey: [138, 133, 124],
  white: [255, 255, 255],
  red: [200, 55, 31],
  orange: [235, 137, 52],
  yellow: [247, 205, 70],
  green: [122, 178, 84],
  darkGreen: [42, 116, 84],
  lightBlue: [135, 197, 235],
  blue: [46, 99, 176],
  violet: [122, 84, 160],
  pink: [240, 158, 176],
  brown: [122, 78, 48],
  sand: [222, 196, 152],
} as const satisfies Record<string, Colour>;
export type ColourName = keyof typeof FIRST_COLOURS;

export const COLOUR_NAMES = Object.keys(FIRST_COLOURS) as ColourName[];
/** Values that are left for custom colours, after the first ones. */
export const OWN_COLOURS = 40;

/** The palette with custom colours after the first ones. */
export function paletteWith(own: readonly Colour[]): Colour[] {
  return [...Object.values(FIRST_COLOURS), ...own];
}

/** `#rrggbb` of a colour. */
export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of `#rrggbb`; black for anything else. */
export function colourOf(hex: string): Colour {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** The value of the palette's colour that is nearest to the given one. */
export function nearestValue(palette: readonly Colour[], [red, green, blue]: Colour): number {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  palette.forEach(([r, g, b], at) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance >= least) return;
    least = distance;
    best = at + 1;
  });
  return best;
}
