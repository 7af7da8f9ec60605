import type { Picture } from '../pixels/picture.ts';
import type { SceneLight } from './scene.ts';

/** How far the colours move towards the scene's light, and the maximum change of a channel. */
const SHARE = 0.3;
const MOST = 0.12;

/** The subject in the colour of the scene's light: a gentle, even tint of the same brightness. */
export function matched(subject: Picture, { ambient }: SceneLight): Picture {
  const mean = 0.3 * ambient[0] + 0.59 * ambient[1] + 0.11 * ambient[2];
  const gains = ambient.map((value) =>
    Math.min(1 + MOST, Math.max(1 - MOST, (value / Math.max(0.05, mean)) ** SHARE)),
  );
  const data = subject.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] as number) * (gains[channel] as number);
  }
  return { width: subject.width, height: subject.height, data };
}
