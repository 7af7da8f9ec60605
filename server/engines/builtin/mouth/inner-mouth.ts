import type { FaceRig } from './face-rig.ts';
import { type Sampler, samplerOf } from './sampler.ts';

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A place between parted lips. */
export interface InnerPlace {
  u: number;
  /** Distance below the upper lip and above the lower one, in face widths. */
  below: number;
  above: number;
  /** From -1 in the left corner to 1 in the right one. */
  across: number;
  /** Visibility of the lower teeth, 0 to 1. */
  teeth: number;
}

/** Writes the colour between the lips. */
export type InnerMouth = (place: InnerPlace, out: Float32Array) => void;

/** In widths of the face: upper front teeth are 1 cm high and 0.85 cm wide in a face of 14 cm; lips cover half of them. */
const TEETH = { upper: 0.034, lower: 0.02, width: 0.056 };
const CAVITY = [44, 15, 17] as const;
const TONGUE = [150, 72, 74] as const;
const ENAMEL = [236, 222, 202] as const;
/** Red, green and blue of skin in white light, by its brightness. */
const SKIN = [1.28, 0.95, 0.78] as const;

/**
 * The inside of a mouth: the photographed teeth if visible, since upper teeth do not move with the jaw; otherwise drawn
 * teeth. Behind them it is dark, with the tongue at the bottom.
 */
export function innerMouthOf({ given, frame, mouth, skin }: FaceRig): InnerMouth {
  const { photographed } = mouth;
  const photo: Sampler | undefined = photographed && samplerOf(given);
  const seen = new Float32Array(3);
  const luma = 0.2126 * skin[0] + 0.7152 * skin[1] + 0.0722 * skin[2];
  const lit = 0.5 + (0.55 * luma) / 255;
  // Half of the difference between this skin and typical skin is the colour of the light.
  const enamel = ENAMEL.map(
    (value, channel) => value * ((skin[channel] as number) / ((SKIN[channel] as number) * luma + 1)) ** 0.5,
  ) as [number, number, number];
  const mix = (out: Float32Array, color: readonly [number, number, number], share: number, factor = lit) => {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = out[channel] as number;
      out[channel] = value + ((color[channel] as number) * factor - value) * share;
    }
  };
  return ({ u, below, above, across, teeth }, out) => {
    const gap = below + above;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = (CAVITY[channel] as number) * lit;
    const side = Math.max(0, 1 - across * across);
    mix(out, TONGUE, 0.75 * side * smooth(0.05, 0.11, gap) * smooth(0.62, 0.2, above / gap), lit * 0.8);
    const edge = 0.35 + 0.65 * side;
    if (teeth > 0.02) {
      const high = Math.min(TEETH.lower, gap * 0.3) * side;
      mix(
        out,
        enamel,
        teeth * smooth(high, high * 0.6, above) * 0.8,
        lit * edge * 0.75 * (0.72 + 0.28 * seam(u)),
      );
    }
    if (photographed && photo) {
      const from = photographed.upper(u);
      const deep = photographed.lower(u) - from;
      const share = smooth(deep, deep * 0.86, below) * smooth(0, 0.012, deep);
      if (share > 0) {
        const place = frame.at(u, from + Math.min(below, deep * 0.98));
        photo(place.x, place.y, seen);
        const shadow = 0.72 + 0.28 * smooth(0, 0.02, below);
        mix(out, [seen[0] as number, seen[1] as number, seen[2] as number], share, shadow);
      }
      return;
    }
    const tooth = seam(u);
    const high = Math.min(TEETH.upper, 0.006 + gap * 0.4) * (0.5 + 0.5 * side) * (0.86 + 0.14 * tooth);
    const share =
      smooth(high + 0.004, high - 0.004, below) * smooth(0.015, 0.04, gap) * smooth(0.1, 0.55, side);
    const shadow = (0.5 + 0.5 * smooth(0, 0.024, below)) * (0.45 + 0.55 * side) * (0.85 + 0.15 * tooth);
    mix(out, enamel, share * 0.95, lit * shadow);
  };
}

/** 0 in the gaps between teeth, 1 on them. */
const seam = (u: number) => {
  const at = Math.abs((u / TEETH.width) % 1);
  return smooth(0, 0.12, Math.min(at, 1 - at));
};
