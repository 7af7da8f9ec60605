import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { FileCopies, FileCopy } from '@inkreel/contract/api/storage.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { urlsOf, videosIn } from './film-copies.ts';

const ID = '0192f3d0-0000-7000-8000-000000000001';
const none: FileCopy = { state: 'unneeded', share: 0, problem: null, url: null };
const ready = (url: string): FileCopy => ({ state: 'ready', share: 1, problem: null, url });
const files = new Map([[ID, { id: ID, url: '/files/own' } as DocumentFile]]);
const urlWith = (about: Partial<FileCopies>, forPreview = false) =>
  urlsOf(files, new Map([[ID, { id: ID, film: none, proxy: none, ...about }]]), forPreview)(`file:${ID}`);

test('films are drawn from the copy where there is one, and previews from the proxy', () => {
  expect(urlsOf(files, new Map())(`file:${ID}`)).toBe('/files/own');
  expect(urlWith({})).toBe('/files/own');
  expect(urlWith({ film: ready('/files/copy') })).toBe('/files/copy');
  const both = { film: ready('/files/copy'), proxy: ready('/files/proxy') };
  expect([urlWith(both), urlWith(both, true)]).toEqual(['/files/copy', '/files/proxy']);
  expect(urlsOf(new Map(), new Map())(`file:${ID}`)).toBeUndefined();
});

test('copies are asked for videos, each once', () => {
  const source = { file: `file:${ID}` };
  const film = filmOf(
    {},
    ...TRACKS,
    clipOf('video', 'video', [0, 10], source),
    clipOf('video', 'video', [10, 10], source),
    clipOf('video', 'image', [20, 10], { file: 'file:0192f3d0-0000-7000-8000-000000000002' }),
    clipOf('music', 'audio', [0, 10], { file: 'file:0192f3d0-0000-7000-8000-000000000003' }),
  );
  expect(videosIn(film)).toEqual([ID]);
});
