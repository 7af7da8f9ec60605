import { repaint as tool } from '@inkreel/contract/tools/repaint.ts';
import { PHOTOS, whole } from '../samples/photos.ts';
import { runTool } from '../samples/run-tool.ts';
import { choiceOf } from '../samples/tile.ts';
import { CAPTIONED, type Cell, type Sheet } from './sheet.ts';

/** Two rows a photograph, five styles in each. */
export const repaint: Sheet = {
  look: CAPTIONED,
  async rows() {
    const rows: Cell[][] = [];
    for (const name of PHOTOS) {
      const picture = await whole(name);
      const before: Cell = { name: 'Photo', picture };
      const styles: Cell[] = [];
      for (const { value, text } of choiceOf(tool).values)
        styles.push({ name: text.en, picture: await runTool(tool, { style: value }, picture) });
      rows.push([before, ...styles.slice(0, 5)], [before, ...styles.slice(5)]);
    }
    return rows;
  },
};
