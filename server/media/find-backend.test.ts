import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findMediaBackend } from './find-backend.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-ffmpeg-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A program that reports this version, these encoders and filters. */
function pretend(
  name: string,
  version: string,
  encoders = 'libx264 libvpx-vp9 aac libopus libmp3lame png',
): string {
  const own = path.join(folder, name);
  fs.mkdirSync(own);
  const list = (names: string) =>
    names
      .split(' ')
      .map((each) => ` V..... ${each} what it is`)
      .join('\n');
  const lines = [
    '#!/bin/sh',
    'case "$2" in',
    `-version) echo "ffmpeg version ${version} Copyright" ;;`,
    `-encoders) echo "${list(encoders)}" ;;`,
    `-filters) echo "${list('ass tile sidechaincompress amultiply bwdif zscale tonemap')}" ;;`,
    'esac',
  ];
  fs.writeFileSync(path.join(own, 'ffmpeg'), lines.join('\n'), { mode: 0o755 });
  return own;
}

it('chooses the first program that is new enough and has what jobs need, else the library', async () => {
  const old = pretend('old', '4.4.2-0ubuntu1');
  const unnamed = pretend('unnamed', 'N-109542-g1bf1d5e');
  const bare = pretend('bare', '6.1.1', 'aac png libmp3lame');
  const good = pretend('good', 'n7.1');
  const debian = pretend('debian', '5.1.9-0+deb12u1');
  const find = (...folders: string[]) => findMediaBackend(folders.join(path.delimiter));
  expect(await find(old, unnamed, bare, good, debian)).toEqual({
    kind: 'program',
    path: path.join(good, 'ffmpeg'),
  });
  expect(await find(debian)).toEqual({ kind: 'program', path: path.join(debian, 'ffmpeg') });
  expect(await find(old, unnamed, bare)).toEqual({ kind: 'library' });
  // A folder that depends on where the server was started is not searched.
  expect(await find(path.relative('.', good))).toEqual({ kind: 'library' });
});
