import type { Picture, Plane } from '../pixels/picture.ts';
import { fromLab, type Lab, toLab } from './oklab.ts';

/**
 * Recolours the masked pixels, in place. Light and shade stay: the mean moves to the target's
 * lightness, strands keep their contrast, and highlights lose colour as they do on real hair.
 *
 * @param strength 0 to 1, pixel by pixel
 */
export function recolor(
  picture: Picture,
  mask: Plane,
  target: Readonly<Lab>,
  strength: (at: number) => number,
): void {
  const { data } = picture;
  const mean = meanOf(picture, mask);
  const lab: Lab = [0, 0, 0];
  const out: [number, number, number] = [0, 0, 0];
  // Contrast between strands falls when darkening, and grows a little when lightening.
  const gain = Math.max(0.55, Math.min(1.25, 0.45 + (0.6 * target[0]) / Math.max(0.2, mean[0])));
  for (let at = 0; at < mask.data.length; at += 1) {
    const share = (mask.data[at] as number) * strength(at);
    if (share <= 0.004) continue;
    const from = 4 * at;
    toLab(data[from] as number, data[from + 1] as number, data[from + 2] as number, lab);
    const light = Math.max(0.02, Math.min(0.99, target[0] + (lab[0] - mean[0]) * gain));
    const pale = light > 0.72 ? 1 - 0.75 * ((light - 0.72) / 0.28) : 1;
    const rich = Math.min(1.15, light / target[0]) * pale;
    // A tenth of the strands' own differences in colour keeps dyed hair from looking painted.
    fromLab(
      [light, target[1] * rich + (lab[1] - mean[1]) * 0.1, target[2] * rich + (lab[2] - mean[2]) * 0.1],
      out,
    );
    for (let channel = 0; channel < 3; channel += 1) {
      const old = data[from + channel] as number;
      data[from + channel] = old + ((out[channel] as number) - old) * share;
    }
  }
}

/** Mean colour of the certainly masked pixels; mid grey if there are none. */
function meanOf({ data }: Picture, mask: Plane): Lab {
  const sum: Lab = [0, 0, 0];
  const lab: Lab = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < mask.data.length; at += 1) {
    if ((mask.data[at] as number) < 0.7) continue;
    toLab(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, lab);
    for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis];
    count += 1;
  }
  return count === 0 ? [0.5, 0, 0] : [sum[0] / count, sum[1] / count, sum[2] / count];
}
