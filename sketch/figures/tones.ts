/** Colour arithmetic of the figures, on `#rrggbb`. */

/** Red, green and blue from 0 to 255. */
export function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour of three channels, rounded and clamped to 0..255. */
export function hex(red: number, green: number, blue: number): string {
  const part = (value: number): string =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** From one colour (share 0) to another (share 1). */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
}

/**
 * A darker tone of the same colour, turned a little to violet as shadows are in paintings.
 * Amount from 0 (the colour) to 1 (the darkest).
 */
export function darker(color: string, amount: number): string {
  return mix(color, mix(color, '#140a30', 0.82), amount);
}

/** A lighter, slightly warmer tone. Amount from 0 to 1. */
export function lighter(color: string, amount: number): string {
  return mix(color, '#fffaf0', amount);
}

/** Perceived lightness from 0 to 1. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
