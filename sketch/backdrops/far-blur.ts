import { boxMean } from '@inkreel/server/engines/builtin/pixels/box-mean.ts';
import type { Picture } from '@inkreel/server/engines/builtin/pixels/picture.ts';

/**
 * Slightly blurs the distance behind a subject, in place: everything above the horizon fully, the ground
 * less the nearer it is to the row `stand`.
 */
export function softenFar(picture: Picture, horizon: number, stand: number): void {
  const { width, height, data } = picture;
  const radius = Math.max(1, Math.round(Math.max(width, height) * 0.0022));
  const last = Math.min(height, Math.ceil(stand));
  const plane = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < plane.length; at += 1) plane[at] = data[4 * at + channel] as number;
    const blurred = boxMean(boxMean(plane, width, height, radius), width, height, radius);
    for (let y = 0; y < last; y += 1) {
      const far = Math.min(1, Math.max(0, (stand - y) / Math.max(1, stand - horizon)));
      const share = far * far * (3 - 2 * far);
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        data[4 * at + channel] = (plane[at] as number) * (1 - share) + (blurred[at] as number) * share;
      }
    }
  }
}
