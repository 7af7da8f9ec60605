/** Photoshop files for tests, written by the library. */
import { initializeCanvas, type Layer, type Psd, writePsdUint8Array } from 'ag-psd';

// Without this the library makes pixels with a canvas of the browser.
initializeCanvas(
  () => {
    throw new Error('no canvas');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

/** Pixels of one colour. */
export function filled(
  width: number,
  height: number,
  [red, green, blue, alpha = 255]: readonly [number, number, number, number?],
) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, alpha], at);
  return { width, height, data };
}

/** A layer of one colour. */
export const block = (name: string, more: Partial<Layer> = {}): Layer => ({
  name,
  left: 2,
  top: 1,
  imageData: filled(8, 6, [200, 100, 50]),
  ...more,
});

/** The bytes of a file of 20 by 10 pixels with these layers, the lowest first. */
export const psdOf = (children: Layer[], more: Partial<Psd> = {}, options = {}): Uint8Array =>
  writePsdUint8Array({ width: 20, height: 10, children, ...more }, options).slice();
