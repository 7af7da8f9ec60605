import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-box-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const newFolder = () => fs.mkdtempSync(path.join(folder, 'data-'));

test('a sealed text opens in another process of the data folder, and the first sealing creates the key', () => {
  const data = newFolder();
  const other = createSecretBox(undefined, data);
  expect(other.open('v1.AAAA', 'a')).toBeUndefined();
  expect(fs.readdirSync(data)).toEqual([]);
  const sealed = createSecretBox(undefined, data).seal('sk-秘密', 'openai/KEY');
  expect(other.open(sealed, 'openai/KEY')).toBe('sk-秘密');
  expect(createSecretBox(undefined, data).seal('sk-秘密', 'openai/KEY')).not.toBe(sealed);
});

test('nothing opens with another key, at another place, or changed by a bit', () => {
  const data = newFolder();
  const box = createSecretBox('a setting with enough signs in it', data);
  const sealed = box.seal('sk-1', 'openai/KEY');
  expect(createSecretBox('a setting with enough signs in it', newFolder()).open(sealed, 'openai/KEY')).toBe(
    'sk-1',
  );
  expect(fs.readdirSync(data)).toEqual([]);
  expect(
    createSecretBox('another one with enough signs in it', data).open(sealed, 'openai/KEY'),
  ).toBeUndefined();
  expect(box.open(sealed, 'xai/KEY')).toBeUndefined();
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(`v1.${changed.toString('base64url')}`, 'openai/KEY')).toBeUndefined();
  }
  for (const cut of ['', 'v1.', sealed.slice(0, 30), `v2.${sealed.slice(3)}`])
    expect(box.open(cut, 'openai/KEY')).toBeUndefined();
});

test('a damaged key file is an error, not a new key', () => {
  const data = newFolder();
  fs.writeFileSync(path.join(data, 'secrets.key'), 'short\n');
  expect(() => createSecretBox(undefined, data).seal('a', 'b')).toThrow('holds no key of 32 bytes');
});
