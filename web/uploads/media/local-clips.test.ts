import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createStore } from '../../lib/store.ts';
import { filmOf, holdFilm, localFile } from '../../video/core/local-films.ts';
import type { Upload } from '../core/queue.ts';
import { sentAddress } from '../sent-addresses.ts';
import { imageAt, isLocalClip, type UploadedImage } from '../uploaded-image.ts';
import { beginClip, clipAt } from './local-clips.ts';

const before = { url: '/files/before.mp4' } as UploadedImage;
const stored = { url: '/files/film.mp4' } as UploadedImage;
const revoked: string[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  revoked.length = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => vi.restoreAllMocks());

/** A clip whose upload the test controls. */
function begin() {
  const blob = new Blob(['film']);
  const uploads = createStore<readonly Upload<{ blob: Blob }>[]>([]);
  const put = (state: Upload<{ blob: Blob }>['state']) => uploads.set([{ id: 1, source: { blob }, state }]);
  const facts = { type: 'video/mp4', bytes: 4, seconds: 2, width: 320, height: 180 };
  const file = { blob, type: 'video/mp4', name: 'film.mp4', fingerprint: 'f' };
  const clip = beginClip(file, facts, uploads, before);
  put({ kind: 'sending', share: 0 });
  return { ...clip, url: clip.image.url, blob, put, remove: () => uploads.set([]) };
}

test('a local video is known at once, and its address is revoked when the last player has the stored one', async () => {
  const { image, url, blob, arrived, remove } = begin();
  expect(isLocalClip(url)).toBe(true);
  expect(imageAt(url)).toMatchObject({ name: 'film.mp4', width: 320, media: { seconds: 2 } });
  expect(localFile(url)).toBe(blob);
  const letGo = holdFilm(url);
  const sent = sentAddress(image.url, undefined);
  arrived(Promise.resolve(stored));
  // The queue drops what it has sent, which does not end the clip.
  remove();
  expect(await clipAt(url)?.kept).toBe(stored);
  expect(await sent).toBe('/files/film.mp4');
  expect(filmOf('/files/film.mp4')).toBe(url);
  await settle();
  expect(revoked).toEqual([]);
  letGo();
  letGo();
  expect(revoked).toEqual([url]);
  expect(localFile(url)).toBeUndefined();
});

test.each(['removed', 'refused', 'unfit'])('nothing is left of a video that was %s', async (why) => {
  const { url, put, remove, arrived } = begin();
  const waiting = sentAddress(url, undefined).catch((error: ApiError) => error.code);
  if (why === 'removed') remove();
  else if (why === 'refused') put({ kind: 'failed', error: new ApiError('media_unreadable') });
  else arrived(Promise.resolve(undefined));
  expect(await clipAt(url)?.kept).toBeUndefined();
  expect(clipAt(url)?.before).toBe(before);
  expect(await waiting).toBe('aborted');
  await settle();
  expect(revoked).toEqual([url]);
});

test('an upload that may be tried again keeps its video; only what waited for it fails', async () => {
  const { url, put, arrived } = begin();
  const waiting = sentAddress(url, undefined).catch((error: ApiError) => error.code);
  put({ kind: 'failed', error: new ApiError('network_error') });
  expect(await waiting).toBe('network_error');
  await settle();
  expect(localFile(url)).toBeDefined();
  put({ kind: 'sending', share: 0.5 });
  arrived(Promise.resolve(stored));
  expect(await clipAt(url)?.kept).toBe(stored);
  expect(await sentAddress(url, undefined)).toBe('/files/film.mp4');
});
