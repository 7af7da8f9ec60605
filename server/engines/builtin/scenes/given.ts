import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { ambientOf, type Scene, type SceneLight, type Size } from './scene.ts';

/** An uploaded picture, cropped to the ratio around its middle. Its ground and light are guessed. */
export function given(picture: Picture, size: Size): Scene {
  const cut = cropTo(picture, size.width / size.height);
  const fitted = cut.width === size.width && cut.height === size.height ? cut : resamplePicture(cut, size);
  for (let at = 3; at < fitted.data.length; at += 4) fitted.data[at] = 255;
  return {
    picture: fitted,
    ground: {
      horizon: size.height * 0.45,
      focal: Math.max(size.width, size.height) * 1.1,
      stand: size.height * 0.88,
      gloss: 0,
      roughness: 1,
    },
    light: guessLight(fitted),
    understood: [],
    notDrawn: [],
  };
}

/** Light comes from the brighter side; a flat picture has soft light from above. */
function guessLight(picture: Picture): SceneLight {
  const { width, height, data } = picture;
  let left = 1;
  let right = 1;
  for (let at = 0; at < width * height; at += 5) {
    const tone = (data[4 * at] as number) + (data[4 * at + 1] as number) + (data[4 * at + 2] as number);
    if (at % width < width / 2) left += tone;
    else right += tone;
  }
  const lean = (right - left) / (right + left);
  const side = Math.max(-0.7, Math.min(0.7, lean * 5));
  return { toward: [side, 0.8, -0.4], softness: 0.3, strength: 0.42, ambient: ambientOf(picture) };
}

/** The largest part around the middle with this ratio of width to height. */
function cropTo(picture: Picture, ratio: number): Picture {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / ratio)));
  const left = (picture.width - width) >> 1;
  const top = (picture.height - height) >> 1;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}
