import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SAMPLES } from './folders.ts';

/** The photographs that come with the product (licences beside them). */
export const PHOTOS = ['astronaut', 'chelsea', 'coffee', 'rocket'] as const;
type Photo = (typeof PHOTOS)[number];

/** The stored bytes of a photograph. */
export const photo = (name: Photo): Uint8Array => fs.readFileSync(path.join(SAMPLES, `photos/${name}.webp`));

/** A photograph as PNG. */
export const whole = (name: Photo): Promise<Uint8Array> => sharp(photo(name)).png().toBuffer();

/** A square of a photograph, scaled to `to` pixels, as PNG; all numbers in pixels. */
export const part = (name: Photo, left: number, top: number, side: number, to: number): Promise<Uint8Array> =>
  sharp(photo(name)).extract({ left, top, width: side, height: side }).resize(to, to).png().toBuffer();
