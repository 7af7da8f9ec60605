import { aiImageEditor as tool } from '@inkreel/contract/tools/ai-image-editor.ts';
import { PHOTOS, whole } from '../samples/photos.ts';
import { runTool } from '../samples/run-tool.ts';
import { CAPTIONED, type Cell, type Sheet } from './sheet.ts';

const INSTRUCTIONS = [
  [
    'much brighter',
    'warmer',
    'black and white, more contrast',
    'vintage, film grain, vignette',
    'crop to 1:1',
  ],
  ['调亮一点，更鲜艳', '偏冷', '背景虚化', '白底', '加白色边框，在底部加文字“早安”'],
];

/** Two rows a photograph: English instructions, then Chinese ones. */
export const aiImageEditor: Sheet = {
  look: CAPTIONED,
  async rows() {
    const rows: Cell[][] = [];
    for (const name of PHOTOS)
      for (const prompts of INSTRUCTIONS) {
        const picture = await whole(name);
        const row: Cell[] = [{ name: 'Photo', picture }];
        for (const prompt of prompts)
          row.push({ name: prompt, picture: await runTool(tool, { prompt }, picture) });
        rows.push(row);
      }
    return rows;
  },
};
