import { createPicture } from '../pixels/picture.ts';
import type { Scene, Size } from './scene.ts';

/** One flat colour (`#rrggbb`), as marketplaces require for a main picture. */
export function plain(color: string, { width, height }: Size): Scene {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  return {
    picture: createPicture(width, height, rgb),
    ground: {
      horizon: height * 0.3,
      focal: Math.min(width, height) * 1.55,
      stand: height * 0.86,
      gloss: 0,
      roughness: 1,
    },
    light: { toward: [-0.3, 0.9, -0.3], softness: 0.5, strength: 0.3, ambient: [1, 1, 1] },
    understood: [],
    notDrawn: [],
  };
}
