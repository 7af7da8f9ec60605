// The same person in every shot: draws fifty shots of stories, twenty with two people, prints by how much hair, skin and
// clothes differ from the sheets of the looks (CIEDE2000, under the same light).
// Usage: node bench/same-person.ts [path of a contact sheet, such as docs/pictures/same-person.webp]
import sharp from 'sharp';
import { likenessOf, PARTS } from '../sketch/character/testing/likeness.ts';
import { STORY_SHOTS } from './lib/story-shots.ts';

const [to] = process.argv.slice(2);
const SHOT = { width: 640, height: 360 };
const TILE = { width: 320, height: 180, across: 5 };
/** The largest difference that passes. */
const MOST = 8;

const worst = Object.fromEntries(PARTS.map((part) => [part, { difference: 0, where: '' }]));
const tiles = [];
let judged = 0;
for (const [at, shot] of STORY_SHOTS.entries()) {
  const { raster, likenesses } = likenessOf({ kind: 'shot', ...shot, ...SHOT, seed: at });
  const where = `${at + 1} ${shot.style}: ${shot.prompt}`;
  for (const { name, part, difference } of likenesses) {
    if (difference === undefined) console.log(`${where}: no ${part} of ${name} is seen`);
    else {
      judged += 1;
      if (difference > (worst[part]?.difference ?? 0))
        worst[part] = { difference, where: `${where}, ${name}` };
      if (difference > MOST) console.log(`${where}: ${part} of ${name} differs by ${difference.toFixed(1)}`);
    }
  }
  const { data, width, height } = raster;
  tiles.push({
    input: await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(TILE.width, TILE.height)
      .png()
      .toBuffer(),
    left: (at % TILE.across) * TILE.width,
    top: Math.floor(at / TILE.across) * TILE.height,
  });
}
for (const [part, { difference, where }] of Object.entries(worst))
  console.log(`worst ${part}: ${difference.toFixed(2)} (${where})`);
console.log(`${judged} parts judged in ${STORY_SHOTS.length} shots`);
if (to !== undefined) {
  const height = TILE.height * Math.ceil(tiles.length / TILE.across);
  await sharp({
    create: { width: TILE.width * TILE.across, height, channels: 3, background: '#ffffff' },
  })
    .composite(tiles)
    .webp({ quality: 70 })
    .toFile(to);
}
