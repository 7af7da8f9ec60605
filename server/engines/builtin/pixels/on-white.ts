import type { Picture } from './picture.ts';

/** Composites a picture on white, in place: a video has no transparency. */
export function onWhite(picture: Picture): Picture {
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const white = 255 - (data[at + 3] as number);
    if (white === 0) continue;
    const cover = 1 - white / 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] as number) * cover + white;
    data[at + 3] = 255;
  }
  return picture;
}
