import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { NOUNS, nounById } from './nouns.ts';

const require = createRequire(import.meta.url);
const PACKAGES = { noto: '@iconify-json/noto', fluent: '@iconify-json/fluent-emoji' } as const;

/** Names of the icons and of their aliases in an installed set. */
function iconNames(set: keyof typeof PACKAGES): Set<string> {
  const file = readFileSync(require.resolve(`${PACKAGES[set]}/icons.json`), 'utf8');
  const data = JSON.parse(file) as { icons: object; aliases?: object };
  return new Set([...Object.keys(data.icons), ...Object.keys(data.aliases ?? {})]);
}

test('every noun has its own id, names in both languages and a height', () => {
  expect(NOUNS.length).toBeGreaterThanOrEqual(330);
  expect(new Set(NOUNS.map((noun) => noun.id)).size).toBe(NOUNS.length);
  for (const noun of NOUNS) {
    expect(noun.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(noun.en.every((name) => /^[a-z0-9][a-z0-9' -]*$/.test(name))).toBe(true);
    expect(noun.zh.some((name) => /\p{Script=Han}/u.test(name))).toBe(true);
    expect(noun.metres).toBeGreaterThan(0);
  }
});

test('no two nouns claim the same name', () => {
  const owner = new Map<string, string>();
  const clashes: string[] = [];
  for (const noun of NOUNS) {
    for (const name of [...noun.en, ...noun.zh]) {
      const other = owner.get(name);
      if (other) clashes.push(`${name}: ${other} and ${noun.id}`);
      owner.set(name, noun.id);
    }
  }
  expect(clashes).toEqual([]);
});

test('every icon exists in its set, and products can be drawn in a scene', () => {
  const names = { noto: iconNames('noto'), fluent: iconNames('fluent') };
  const missing: string[] = [];
  for (const noun of NOUNS) {
    for (const drawing of [noun.drawing, noun.sceneDrawing]) {
      if (drawing?.by === 'icon' && !names[drawing.set].has(drawing.name)) missing.push(drawing.name);
    }
    if (noun.drawing.by === 'product') expect(noun.sceneDrawing?.by).toMatch(/^(icon|drawn)$/);
  }
  expect(missing).toEqual([]);
});

test('a noun is found by its id', () => {
  expect(nounById('polar-bear')?.drawing).toEqual({ by: 'animal' });
  expect(nounById('person')).toBeUndefined();
});
