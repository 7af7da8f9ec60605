import { lightnessOf } from '../../enlarge/noise.ts';
import { flowOf } from '../../filters/flow.ts';
import { blurPlane } from '../../pixels/blur.ts';
import type { Picture } from '../../pixels/picture.ts';
import { resamplePicture } from '../../pixels/resample.ts';

const LOOK_SIDE = 640;
/**
 * Pixels over which lines are blurred and their direction is averaged, to ignore the stair steps of leaning lines.
 */
const SOFT = 3;
const REACH = 6;
/** The largest unintended tilt, in degrees; a larger one is taken as intended. */
const MOST_DEGREES = 6;
const STEP = 0.25;
/** A tilt counts if this much more line length leans that way than is straight. */
const CLEAR = 2.2;

/** Clockwise rotation in degrees that levels the picture's long lines; 0 if they show no tilt. */
export function tiltOf(picture: Picture, tick: () => void): number {
  const factor = Math.min(1, LOOK_SIDE / Math.max(picture.width, picture.height));
  const small = resamplePicture(picture, {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  });
  const light = blurPlane(lightnessOf(small), SOFT);
  const { alongX, alongY, clarity } = flowOf(light, REACH, tick);
  const bins = new Float64Array((2 * MOST_DEGREES) / STEP + 1);
  const { width, data } = light;
  for (let at = width + 1; at < data.length - width - 1; at += 1) {
    const strength = Math.hypot(
      (data[at + 1] as number) - (data[at - 1] as number),
      (data[at + width] as number) - (data[at - width] as number),
    );
    if (strength < 6 || (clarity[at] as number) < 0.8) continue;
    const angle = (Math.atan2(alongY[at] as number, alongX[at] as number) * 180) / Math.PI;
    // Horizontal and vertical lines count alike.
    const lean = angle - 90 * Math.round(angle / 90);
    if (Math.abs(lean) > MOST_DEGREES) continue;
    const bin = Math.round((lean + MOST_DEGREES) / STEP);
    bins[bin] = (bins[bin] as number) + strength;
  }
  const soft = bins.map((_, at) => (bins[at - 1] ?? 0) + 2 * (bins[at] as number) + (bins[at + 1] ?? 0));
  const best = soft.indexOf(Math.max(...soft));
  const straight = soft[MOST_DEGREES / STEP] as number;
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  const most = soft[best] as number;
  if (most < straight * CLEAR || most < mean * 2) return 0;
  return -(best * STEP - MOST_DEGREES);
}
