import path from 'node:path';
import sharp from 'sharp';
import { GALLERY } from '../samples/folders.ts';

/** One picture of a sheet. */
export interface Cell {
  /** Encoded; missing for a refused run. */
  picture: Uint8Array | undefined;
  /** Written below it, if the sheet has captions. */
  name?: string;
  /** The crop that is shown, as fractions of width and height; the whole picture by default. */
  part?: Area | undefined;
}
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Layout of a sheet, in pixels. */
export interface Look {
  cell: { width: number; height: number };
  /** Rows are as high as their highest picture at full width; the cell's height is then ignored. */
  natural?: true;
  gap: number;
  /** Height of the caption below each cell, with a margin of 4 around the picture; 0 for neither. */
  caption: number;
  background: string;
  quality: number;
}
export const CAPTIONED: Look = {
  cell: { width: 230, height: 230 },
  gap: 0,
  caption: 22,
  background: '#f2eee6',
  quality: 82,
};
export const BARE: Look = {
  cell: { width: 300, height: 300 },
  gap: 8,
  caption: 0,
  background: '#faf8f4',
  quality: 80,
};
export const PAIRS: Look = { ...BARE, cell: { width: 480, height: 480 }, natural: true, gap: 0 };

/** Contact sheet of a tool: rows of cells, from top to bottom. */
export interface Sheet {
  look: Look;
  rows(): Promise<readonly (readonly Cell[])[]>;
}

/** Draws a sheet and writes `docs/gallery/<name>.webp`. */
export async function writeSheet(name: string, { look, rows: draw }: Sheet): Promise<void> {
  const columns = [];
  const layers = [];
  let top = 0;
  for (const row of await draw()) {
    const cells = await Promise.all(row.map((cell) => drawCell(cell, look)));
    for (const [index, { data }] of cells.entries())
      layers.push({ input: data, left: index * (look.cell.width + look.gap), top });
    columns.push(row.length);
    top += Math.max(...cells.map(({ info }) => info.height)) + look.gap;
  }
  const width = Math.max(...columns) * (look.cell.width + look.gap) - look.gap;
  const size = { width, height: top - look.gap };
  await sharp({ create: { ...size, channels: 3, background: look.background } })
    .composite(layers)
    .webp({ quality: look.quality, effort: 6 })
    .toFile(path.join(GALLERY, `${name}.webp`));
}

async function drawCell({ picture, name = '', part }: Cell, look: Look) {
  const { width, height } = look.cell;
  const { caption, background } = look;
  if (look.natural) return sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const margin = caption > 0 ? 4 : 0;
  const layers = [];
  if (picture) {
    const image = sharp(picture);
    if (part) image.extract(pixelsOf(part, await image.metadata()));
    const fitted = image.resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background });
    layers.push({ input: await fitted.png().toBuffer(), left: margin, top: margin });
  }
  if (caption > 0) {
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="6" y="15" font-family="sans-serif" font-size="12" fill="#1b1917">${picture ? name : `${name}: refused`}</text></svg>`;
    layers.push({ input: Buffer.from(label), left: 0, top: height });
  }
  return sharp({ create: { width, height: height + caption, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer({ resolveWithObject: true });
}

const pixelsOf = (part: Area, { width, height }: { width: number; height: number }): Area => ({
  left: Math.round(part.left * width),
  top: Math.round(part.top * height),
  width: Math.round(part.width * width),
  height: Math.round(part.height * height),
});
