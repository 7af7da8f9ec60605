/** Red, green, blue from 0 to 255. */
export type Triple = [number, number, number];

/** Reads `#rrggbb`. */
export function parseColor(color: string): Triple {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Writes `#rrggbb`, limiting each channel to a byte. */
export function formatColor(color: readonly [number, number, number]): string {
  let value = 0;
  for (const channel of color) value = value * 256 + Math.round(Math.min(255, Math.max(0, channel)));
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** Blend of two `#rrggbb` colours, share 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = parseColor(from);
  const b = parseColor(to);
  return formatColor([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** Lighter for positive, darker for negative amounts (-1 to 1). */
export function shade(color: string, amount: number): string {
  return amount >= 0 ? mix(color, '#ffffff', amount) : mix(color, '#0b1026', -amount);
}

/** Rec. 601 luminance, 0 to 255. */
export function lightnessOf(color: readonly [number, number, number]): number {
  return 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2];
}

/** Pushes a colour away from (above 1) or towards (below 1) its grey. */
export function saturate(color: readonly [number, number, number], amount: number): Triple {
  const grey = lightnessOf(color);
  return [
    grey + (color[0] - grey) * amount,
    grey + (color[1] - grey) * amount,
    grey + (color[2] - grey) * amount,
  ];
}
