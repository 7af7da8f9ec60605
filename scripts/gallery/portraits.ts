import fs from 'node:fs';
import path from 'node:path';
import { age as ageTool } from '@inkreel/contract/tools/age.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { emotion as emotionTool } from '@inkreel/contract/tools/emotion.ts';
import { hair as hairTool } from '@inkreel/contract/tools/hair.ts';
import { portrait as portraitTool } from '@inkreel/contract/tools/portrait.ts';
import sharp from 'sharp';
import { WorkRefused } from '../../server/engines/builtin/work.ts';
import { SAMPLES } from '../samples/folders.ts';
import { runTool } from '../samples/run-tool.ts';
import { choiceOf } from '../samples/tile.ts';
import { CAPTIONED, type Cell, type Sheet } from './sheet.ts';

/** The people on the sheets, with the place of the head. */
const PEOPLE = [
  { file: 'photos/astronaut.webp', head: { left: 0.22, top: 0, width: 0.42, height: 0.504 } },
  { file: 'portrait/officer.webp', head: { left: 0.2, top: 0, width: 0.6, height: 0.72 } },
];
const COLORS = ['#1d1613', '#4a2c1d', '#8a4526', '#2f5fb0'];
const LOOK = { ...CAPTIONED, cell: { width: 220, height: 264 } };

/**
 * One row a person: the photograph, the colours of `more`, then each value that the built-in engine supports.
 */
const sheetOf = (tool: Tool, more: readonly { name: string; input: Record<string, unknown> }[]): Sheet => ({
  look: LOOK,
  async rows() {
    const { name: field, values } = choiceOf(tool);
    const served = values.filter(({ needsEngine, value }) => !needsEngine && value !== 'all');
    const inputs = [
      ...more,
      ...served.map(({ value, text }) => ({ name: text.en, input: { [field]: value } })),
    ];
    const rows: Cell[][] = [];
    for (const { file, head } of PEOPLE) {
      const photo = fs.readFileSync(path.join(SAMPLES, file));
      const row: Cell[] = [{ picture: await sharp(photo).png().toBuffer(), name: 'Photo', part: head }];
      // Document photographs already show the head alone.
      const part = tool.id === portraitTool.id ? undefined : head;
      for (const { name, input } of inputs)
        row.push({ picture: await runOrRefuse(tool, input, photo), name, part });
      rows.push(row);
    }
    return rows;
  },
});

async function runOrRefuse(
  tool: Tool,
  input: Record<string, unknown>,
  photo: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    return await runTool(tool, input, photo);
  } catch (error) {
    if (error instanceof WorkRefused) return undefined;
    throw error;
  }
}

export const hair = sheetOf(
  hairTool,
  COLORS.map((color) => ({ name: color, input: { color } })),
);
export const emotion = sheetOf(emotionTool, []);
export const age = sheetOf(ageTool, []);
export const portrait = sheetOf(portraitTool, []);
