import { readFile } from 'node:fs/promises';
import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { decodePicture } from '../picture/codec.ts';

/** Pixels of decoded images that are kept for the next frames: 160 MB. */
const KEPT_PIXELS = 40_000_000;

/** Still images of a film, each decoded once while it is shown. */
export function openStills(files: ReadonlyMap<string, string>) {
  /** The latest used last. */
  const kept = new Map<string, Promise<OpenImage<Canvas> | undefined>>();
  const sizes = new Map<string, number>();
  const open = async (source: string): Promise<OpenImage<Canvas> | undefined> => {
    const path = files.get(source);
    if (!path) return undefined;
    const { width, height, data } = await decodePicture(await readFile(path));
    const image = createCanvas(width, height);
    image
      .getContext('2d')
      .putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
    sizes.set(source, width * height);
    return { image, width, height, close: () => undefined };
  };
  return {
    image: (source: string): Promise<OpenImage<Canvas> | undefined> => {
      const known = kept.get(source) ?? open(source);
      kept.delete(source);
      kept.set(source, known);
      let pixels = [...kept.keys()].reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0);
      for (const oldest of kept.keys()) {
        if (pixels <= KEPT_PIXELS || oldest === source) break;
        kept.delete(oldest);
        pixels -= sizes.get(oldest) ?? 0;
      }
      return known;
    },
  };
}
