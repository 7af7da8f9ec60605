import fs from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { samplePictures } from './sample-pictures.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');

test('every picture that a form offers is there, and so is what is shown of it', () => {
  const names = TOOLS.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === 'image' || field.kind === 'images' ? field.samples : [])),
  );
  const files = samplePictures(names).flatMap(({ url, thumbnail }) => [url, thumbnail]);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !fs.existsSync(path.join(publicFolder, file)))).toEqual([]);
});
