/** Hue arithmetic on the colours written in an SVG body. */
import { channels, hex } from '../tones.ts';

/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Hue, saturation and lightness of `#rrggbb`. */
export function toHsl(color: string): Hsl {
  const [red, green, blue] = channels(color).map((value) => value / 255) as [number, number, number];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const light = (high + low) / 2;
  const range = high - low;
  if (range === 0) return [0, 0, light];
  const saturation = range / (1 - Math.abs(2 * light - 1));
  const sector =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [sector * 60, saturation, light];
}

/** `#rrggbb` of a hue, saturation and lightness. */
export function fromHsl([hue, saturation, light]: Hsl): string {
  const part = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return 255 * (light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hex(part(0), part(8), part(4));
}

/** Writes every `#rgb` as `#rrggbb`, so that colours can be found and replaced; ids are left alone. */
export function longColors(body: string): string {
  return body.replace(
    /"#([0-9a-f])([0-9a-f])([0-9a-f])"/gi,
    (_all, red: string, green: string, blue: string) => `"#${red}${red}${green}${green}${blue}${blue}"`,
  );
}

/** Replaces every `#rrggbb` of the body. */
export function mapColors(body: string, change: (color: string) => string): string {
  return body.replace(
    /"#([0-9a-f]{6})"/gi,
    (_all, digits: string) => `"${change(`#${digits.toLowerCase()}`)}"`,
  );
}

const apart = (one: number, other: number): number =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/**
 * Turns the hue `main` (degrees) and its neighbours into the hue of `color`, keeping light and shade.
 * Without a main hue, the grays take the colour.
 */
export function recolor(body: string, color: string, main: number | undefined): string {
  const [hue, saturation, light] = toHsl(color);
  return mapColors(body, (found) => {
    const [foundHue, foundSaturation, foundLight] = toHsl(found);
    const gray = foundSaturation < 0.12;
    if (main === undefined ? foundLight < 0.12 : gray || apart(foundHue, main) > 48) return found;
    // Half of the way to the requested lightness: black and white stay possible, light and shade stay
    // distinct.
    const shifted = foundLight + (light - 0.5) * (light < 0.2 || light > 0.8 ? 0.85 : 0.35);
    return fromHsl([
      hue,
      saturation * Math.max(0.5, Math.min(1, foundSaturation * 1.3)),
      Math.max(0.05, Math.min(0.97, shifted)),
    ]);
  });
}
