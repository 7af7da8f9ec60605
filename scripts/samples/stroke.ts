import sharp from 'sharp';
import type { Draw, Recipe } from './recipe.ts';

const GROUND = '<path d="M0 360Q200 340 512 365" stroke="#2e8b3d" stroke-width="6"/>';
const DOODLES: Readonly<Record<string, string>> = {
  house: `${GROUND}<path d="M300 380V230L380 160L460 230V380Z" stroke="#8a4b2a" stroke-width="7"/><path d="M350 380v-70h44v70" stroke="#8a4b2a" stroke-width="6"/><circle cx="120" cy="262" r="30" stroke="#3a62c8" stroke-width="6"/><path d="M120 292v96M84 326h72M120 388l-28 66M120 388l28 66" stroke="#3a62c8" stroke-width="6"/>`,
  harbour:
    '<rect x="0" y="280" width="512" height="232" fill="#4a90d9"/><path d="M90 280V100h46V280Z" stroke="#c83a2c" stroke-width="8"/><path d="M270 390h160l-34 44h-92z" stroke="#7a3b1d" stroke-width="7"/><path d="M345 385V240l70 128z" stroke="#7a3b1d" stroke-width="6"/>',
  road: '<path d="M0 300H512" stroke="#222222" stroke-width="6"/><path d="M262 430h208v-46h-50l-34-44h-68l-34 44h-22z" stroke="#dd2222" stroke-width="7"/><path d="M100 50l46 58l-46 70l-46-70z" stroke="#e6b800" stroke-width="7"/>',
};

const doodle =
  (shapes: string): Draw =>
  () =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" fill="none" stroke-linejoin="round" stroke-linecap="round">${shapes}</svg>`,
      ),
      { density: 144 },
    )
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();

export const stroke: Recipe = {
  befores: Object.fromEntries(
    Object.entries(DOODLES).map(([name, shapes]) => [`${name}.webp`, doodle(shapes)]),
  ),
  beforeWidth: 768,
};
