import { cutOut } from '../../cutout/cut-out.ts';
import { SURE_ENOUGH } from '../../cutout/full-size.ts';
import type { Mask, Picture } from '../../pixels/picture.ts';

/**
 * The subject without its background, or in front of a plain colour (red, green, blue as bytes); undefined if
 * no subject is found with certainty.
 */
export async function replaceBackground(
  picture: Picture,
  color: readonly [number, number, number] | undefined,
  report: (share: number) => void,
): Promise<Picture | undefined> {
  const { picture: subject, alpha, confidence } = await cutOut(picture, {}, report);
  if (confidence < SURE_ENOUGH) return undefined;
  const data = subject.data.slice();
  for (let at = 0; at < alpha.data.length; at += 1) {
    const cover = alpha.data[at] as number;
    if (!color) {
      data[at * 4 + 3] = cover;
      continue;
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = color[channel] as number;
      data[at * 4 + channel] = behind + (((data[at * 4 + channel] as number) - behind) * cover) / 255;
    }
    data[at * 4 + 3] = 255;
  }
  return { ...picture, data };
}

/** The mask of the subject or of the background; undefined if that is uncertain. */
export async function partOf(
  picture: Picture,
  part: 'subject' | 'background',
  report: (share: number) => void,
): Promise<Mask | undefined> {
  const { alpha, confidence } = await cutOut(picture, {}, report);
  if (confidence < SURE_ENOUGH) return undefined;
  return part === 'subject' ? alpha : { ...alpha, data: alpha.data.map((value) => 255 - value) };
}
