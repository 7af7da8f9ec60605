/**
 * Writes the icons that the sketch engine's noun table names, with their ink boxes, to
 * `sketch/icons/<set>.json`. Run it after changing the table:
 * `node sketch/scripts/extract-icons.ts`. The sets come from the registry when this runs: 124 MB that nothing else needs.
 * Fails when a named icon does not exist in its set.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IconData } from '../figures/icons/icon-data.ts';
import { measureFragment } from '../figures/measure.ts';
import type { Drawing } from '../language/noun.ts';
import { NOUNS } from '../language/nouns.ts';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** The versions that `sketch/icons/LICENSES.md` names. */
const PACKAGES = {
  noto: { name: '@iconify-json/noto', version: '1.2.9' },
  fluent: { name: '@iconify-json/fluent-emoji', version: '1.2.7' },
} as const;
const round = (value: number): number => Math.round(value * 10) / 10;

const folder = mkdtempSync(path.join(tmpdir(), 'inkreel-icons-'));
const packages = Object.values(PACKAGES).map(({ name, version }) => `${name}@${version}`);
const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages], { stdio: 'inherit' });

function extract(setName: keyof typeof PACKAGES, names: readonly string[]): Record<string, IconData> {
  const file = path.join(folder, 'node_modules', PACKAGES[setName].name, 'icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const found: Record<string, IconData> = {};
  for (const name of names) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`The set ${setName} has no icon named ${name}`);
    const box = measureFragment(icon.body);
    found[name] = {
      body: icon.body,
      box: [round(box.left), round(box.top), round(box.right), round(box.bottom)],
    };
  }
  return found;
}

for (const setName of ['noto', 'fluent'] as const) {
  const wanted = NOUNS.flatMap((noun): Drawing[] => [
    noun.drawing,
    ...(noun.sceneDrawing ? [noun.sceneDrawing] : []),
  ]);
  const names = wanted.flatMap((drawing) =>
    drawing.by === 'icon' && drawing.set === setName ? [drawing.name] : [],
  );
  const icons = extract(setName, [...new Set(names)].sort());
  const target = new URL(`../icons/${setName}.json`, import.meta.url);
  writeFileSync(target, `${JSON.stringify(icons, null, 1)}\n`);
  process.stdout.write(`${setName}: ${Object.keys(icons).length} icons\n`);
}
rmSync(folder, { recursive: true });
