import fs from 'node:fs';
import path from 'node:path';
import { aiImageExtender as extender } from '@inkreel/contract/tools/ai-image-extender.ts';
import { aiObjectRemover as remover } from '@inkreel/contract/tools/ai-object-remover.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { SAMPLES } from '../samples/folders.ts';
import { runTool } from '../samples/run-tool.ts';
import { type Cell, PAIRS, type Sheet } from './sheet.ts';

/** One row per sample of the catalogue: before and after. */
const sheetOf = (tool: Tool): Sheet => ({
  look: PAIRS,
  async rows() {
    const rows: Cell[][] = [];
    for (const { before = '', input } of tool.samples) {
      const given = fs.readFileSync(path.join(SAMPLES, tool.id, before));
      rows.push([{ picture: given }, { picture: await runTool(tool, input, given) }]);
    }
    return rows;
  },
});

export const aiObjectRemover = sheetOf(remover);
export const aiImageExtender = sheetOf(extender);
