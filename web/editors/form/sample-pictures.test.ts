import fs from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { samplePictures } from './sample-pictures.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');

const names = [
  ...new Set(
    TOOLS.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'image' || field.kind === 'images' ? field.samples : [])),
    ),
  ),
];

test('every picture that a form offers exists, and so does its thumbnail', () => {
  const files = samplePictures(names, 'en').flatMap(({ url, thumbnail }) => [url, thumbnail]);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !fs.existsSync(path.join(publicFolder, file)))).toEqual([]);
});

test('every sample is named by what it shows, in both languages', () => {
  const english = samplePictures(names, 'en').map(({ name }) => name);
  const chinese = samplePictures(names, 'zh').map(({ name }) => name);
  expect(chinese.filter((name) => !/^[\u4e00-\u9fff]+$/.test(name))).toEqual([]);
  expect(english.filter((name, at) => name === chinese[at])).toEqual([]);
});
