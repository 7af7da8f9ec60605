import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-precompress-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('assets are compressed in both ways while the build does other work, small files and pictures are not', async () => {
  const texts = Object.fromEntries(
    ['a.js', 'deep/b.css', 'c.svg'].map((name, at) => [name, `${name} `.repeat(1000 * (at + 1))]),
  );
  fs.mkdirSync(path.join(folder, 'deep'));
  for (const [name, text] of Object.entries({ ...texts, 'small.js': 'let a;', 'd.png': 'x'.repeat(2000) }))
    fs.writeFileSync(path.join(folder, name), text);
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  expect(await precompress(folder)).toBe(3);
  expect(others).toBe(1);
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    expect(zlib.brotliDecompressSync(fs.readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(zlib.gunzipSync(fs.readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
  expect(fs.readdirSync(folder).filter((name) => /^(small|d\.)/.test(name))).toEqual(['d.png', 'small.js']);
});
