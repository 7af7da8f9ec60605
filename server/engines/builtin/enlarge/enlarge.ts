import { flowOf, smoothAlong } from '../filters/flow.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resamplePart, resamplePicture } from '../pixels/resample.ts';
import { enlargeFaithfully } from './back-projection.ts';
import { lightness, sharpen, tighten } from './sharpen.ts';
import { readChannel, type Tile, tilesOf } from './tile.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * The picture at a larger size (a smaller one is simply reduced). Without invented detail: interpolation, restoration
 * of its loss, and sharpening of edges within the range of their neighbours. Works in tiles, so memory is little more
 * than source and result.
 *
 * @param crispness 0 reproduces the source exactly when reduced again, 1 makes edges as crisp as possible without
 *   halos
 * @param done is called with the share of the work, 0 to 1, several times a tile; may throw to stop
 */
export function enlarge(
  picture: Picture,
  size: Size,
  crispness: number,
  done: (share: number) => void,
): Picture {
  if (size.width <= picture.width && size.height <= picture.height)
    return resamplePicture(picture, size, done);
  const out: Picture = {
    width: size.width,
    height: size.height,
    data: new Uint8ClampedArray(size.width * size.height * 4),
  };
  const tiles = tilesOf({ width: picture.width, height: picture.height }, size);
  const opaque = isOpaque(picture);
  tiles.forEach((tile, index) => {
    enlargeTile(picture, out, tile, crispness, opaque, (share) => done((index + share) / tiles.length));
  });
  return out;
}

function enlargeTile(
  picture: Picture,
  out: Picture,
  tile: Tile,
  crispness: number,
  opaque: boolean,
  done: (share: number) => void,
): void {
  const channels = ([0, 1, 2] as const).map((channel): Plane => {
    const told = () => done(channel * 0.25);
    told();
    return enlargeFaithfully(
      readChannel(picture.data, tile.source, channel, !opaque),
      tile.source,
      tile.result,
      told,
    );
  }) as [Plane, Plane, Plane];
  done(0.75);
  const factor = out.width / picture.width;
  const along = Math.min(0.75, 0.2 * (factor - 2) + 1.2 * crispness);
  if (factor > 1.5 && along > 0.05) {
    const flow = flowOf(lightness(channels), factor, () => done(0.75));
    smoothAlong(channels, flow, factor * 1.5, along, () => done(0.8));
  }
  if (factor > 1.5)
    tighten(channels, Math.max(0, crispness - 0.2) * 0.32 * factor, factor / 2, () => done(0.8));
  done(0.85);
  sharpen(channels, crispness * 1.2, factor / 2, () => done(0.85));
  done(0.95);
  const alpha = opaque
    ? undefined
    : resamplePart(readChannel(picture.data, tile.source, 3, false), tile.source, tile.result);
  writeKept(out, tile, channels, alpha);
  done(1);
}

function writeKept(out: Picture, { result, kept }: Tile, channels: Plane[], alpha: Plane | undefined): void {
  for (let y = kept.top; y < kept.top + kept.height; y += 1) {
    let from = (y - result.top) * result.width + kept.left - result.left;
    let to = (y * out.width + kept.left) * 4;
    for (let x = 0; x < kept.width; x += 1, from += 1, to += 4) {
      const cover = alpha ? Math.min(255, Math.max(0, alpha.data[from] as number)) : 255;
      if (cover < 0.5) continue;
      const share = 255 / cover;
      for (let channel = 0; channel < 3; channel += 1)
        out.data[to + channel] = ((channels[channel] as Plane).data[from] as number) * share;
      out.data[to + 3] = cover;
    }
  }
}

function isOpaque({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
