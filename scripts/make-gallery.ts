/**
 * Regenerates the contact sheets of `docs/gallery/`, `<tool>.webp` each, from the rows listed in
 * `scripts/gallery/`. The same input gives the same picture, so a rerun changes nothing. Captions, and the
 * posters of the image translator, are set in fonts of this machine. Usage: node scripts/make-gallery.ts
 * [tool ...]
 */
import { writeSheet } from './gallery/sheet.ts';
import { SHEETS } from './gallery/sheets.ts';

const wanted = process.argv.slice(2);
for (const unknown of wanted.filter((name) => !SHEETS[name]))
  throw new Error(`${unknown} is none of ${Object.keys(SHEETS).join(', ')}`);
for (const [name, sheet] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await writeSheet(name, sheet);
  process.stdout.write(`${name}\n`);
}
