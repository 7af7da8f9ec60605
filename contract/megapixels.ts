const MEGAPIXEL = 1024 ** 2;

/** Megapixels of 1024 x 1024 pixels, rounded to a tenth. */
export const megapixelsOf = (pixels: number): number => Math.round((pixels / MEGAPIXEL) * 10) / 10;
