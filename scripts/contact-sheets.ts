/**
 * Contact sheets of the screenshots that `SHOTS=<folder> npx vitest run --project journeys e2e/screens.test.ts` saves:
 * one sheet for each language and theme, a row for each screen, a column for each width. Usage: node
 * scripts/contact-sheets.ts <folder of shots> <folder of sheets>
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Maximum pixels of one screenshot on the sheet, and of the gap between two. */
const CELL = { width: 220, height: 260 };
const GAP = 12;
/** A sheet with more rows than this is large and hard to read. */
const ROWS = 16;

const [shots, sheets] = process.argv.slice(2);
if (shots === undefined || sheets === undefined)
  throw new Error('Name the folder of shots and that of the sheets');
fs.mkdirSync(sheets, { recursive: true });

const all = fs.readdirSync(shots).flatMap((file) => {
  const [name, language, theme, width] = file.replace(/\.jpg$/, '').split('~');
  if (name === undefined || language === undefined || theme === undefined) return [];
  return [{ file: path.join(shots, file), name, sheet: `${language}-${theme}`, width: Number(width) }];
});
const widths = [...new Set(all.map(({ width }) => width))].sort((one, other) => one - other);

for (const [sheet, ofSheet] of Map.groupBy(all, (shot) => shot.sheet)) {
  const names = [...new Set(ofSheet.map(({ name }) => name))].sort();
  for (let first = 0; first < names.length; first += ROWS) {
    const rows = names.slice(first, first + ROWS);
    const cells = ofSheet.filter(({ name }) => rows.includes(name));
    const target = path.join(sheets, `${sheet}-${first / ROWS + 1}.jpg`);
    await sharp({
      create: {
        width: GAP + widths.length * (CELL.width + GAP),
        height: GAP + rows.length * (CELL.height + GAP),
        channels: 3,
        background: '#8a8a8a',
      },
    })
      .composite(
        await Promise.all(
          cells.map(async ({ file, name, width }) => ({
            input: await sharp(file)
              .resize({ ...CELL, fit: 'inside' })
              .toBuffer(),
            left: GAP + widths.indexOf(width) * (CELL.width + GAP),
            top: GAP + rows.indexOf(name) * (CELL.height + GAP),
          })),
        ),
      )
      .jpeg({ quality: 80 })
      .toFile(target);
    console.log(`${target}: ${rows.join(', ')}`);
  }
}
