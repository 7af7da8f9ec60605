import { expect, test } from 'vitest';
import fluent from '../icons/fluent.json' with { type: 'json' };
import noto from '../icons/noto.json' with { type: 'json' };
import { NOUNS, nounById } from './nouns.ts';

test('every noun has a unique id, names in both languages and a height', () => {
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
  const names = { noto: new Set(Object.keys(noto)), fluent: new Set(Object.keys(fluent)) };
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
