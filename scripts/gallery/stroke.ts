import sharp from 'sharp';
import { make } from '../samples/drawn.ts';
import { BARE, type Cell, type Sheet } from './sheet.ts';

const DOODLES: [prompt: string, svg: string][] = [
  [
    'A dog and a tree beside a lake, watercolor picture book',
    '<rect x="0" y="330" width="512" height="182" fill="#4a90d9"/><path d="M120 330V190" stroke="#6b4a2b" stroke-width="16"/><circle cx="120" cy="130" r="72" stroke="#2f7d32" stroke-width="9"/><path d="M300 430q20-60 90-50l40-30v110h-20v30h-16v-30h-64v30h-16z" stroke="#8a5a2b" stroke-width="7"/>',
  ],
  [
    '两只猫在草地上，一棵大树',
    '<rect x="0" y="300" width="512" height="212" fill="#7cc05a"/><path d="M400 420V200" stroke="#7a5230" stroke-width="18"/><circle cx="400" cy="150" r="80" stroke="#2f7d32" stroke-width="8"/><path d="M60 400q40-70 90 0q10 60-45 60q-55 0-45-60z" stroke="#e08a2c" stroke-width="7"/><path d="M220 430q20-45 60 0q10 40-30 40q-40 0-30-40z" stroke="#555555" stroke-width="6"/>',
  ],
  [
    'Three mushrooms and a snail, anime',
    '<path d="M0 380Q256 350 512 384" stroke="#33691e" stroke-width="6"/><path d="M60 400v-60q-50-10 30-70q80 60 30 70v60z" stroke="#c62828" stroke-width="7"/><path d="M220 410v-110q-80-10 40-110q120 100 40 110v110z" stroke="#c62828" stroke-width="7"/><path d="M360 400v-40q-30-6 20-50q50 44 20 50v40z" stroke="#c62828" stroke-width="7"/><circle cx="450" cy="430" r="34" stroke="#795548" stroke-width="7"/>',
  ],
];

/** One row per doodle: unchanged, then drawn with increasing freedom. */
export const stroke: Sheet = {
  look: BARE,
  async rows() {
    const rows: Cell[][] = [];
    for (const [prompt, shapes] of DOODLES) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" fill="none">${shapes}</svg>`;
      const before = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
      const row: Cell[] = [{ picture: before }];
      for (const freedom of [0, 50, 100]) {
        const input = { drawing_url: 'doodle', prompt, freedom, width: 512, height: 512, seed: 5 };
        const { png } = await make('draw_from_lines', input, { doodle: before });
        row.push({ picture: png });
      }
      rows.push(row);
    }
    return rows;
  },
};
