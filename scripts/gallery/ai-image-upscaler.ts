import { aiImageUpscaler as tool } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import sharp from 'sharp';
import { part } from '../samples/photos.ts';
import { runTool } from '../samples/run-tool.ts';
import { CAPTIONED, type Cell, type Sheet } from './sheet.ts';

const STOPS = [
  [0, 'Exact'],
  [30, 'Balanced'],
  [60, 'Crisp'],
  [100, 'Maximum'],
] as const;

/** One row a crop: stretched with an ordinary filter, then each step of the sharpness. */
async function rowOf(name: string, crop: Uint8Array): Promise<Cell[]> {
  const plain = await sharp(crop).resize(384, 384, { kernel: 'lanczos3' }).png().toBuffer();
  const row: Cell[] = [{ name: `${name}, sharp's Lanczos`, picture: plain }];
  for (const [sharpness, stop] of STOPS)
    row.push({ name: stop, picture: await runTool(tool, { factor: 4, sharpness }, crop) });
  return row;
}

export const aiImageUpscaler: Sheet = {
  look: CAPTIONED,
  async rows() {
    const face = await part('astronaut', 170, 20, 192, 96);
    return [
      await rowOf('Portrait, 96 px', face),
      await rowOf('Cat, 96 px', await part('chelsea', 100, 60, 192, 96)),
      await rowOf('Cup, 96 px', await part('coffee', 160, 60, 288, 96)),
      await rowOf('Rocket, 96 px', await part('rocket', 250, 120, 288, 96)),
      await rowOf('Portrait, JPEG 18', await sharp(face).jpeg({ quality: 18 }).toBuffer()),
    ];
  },
};
