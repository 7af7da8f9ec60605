import { expect, test } from 'vitest';
import { maySee, mediaFileOf, uploadedFileOf } from './addresses.ts';
import type { NewFile } from './store.ts';

const KEY = `2026/03/${'a'.repeat(32)}.mp4`;
const START = Date.parse('2026-03-01T12:00:00.900Z');
const FILE: NewFile = {
  id: 'an id',
  organisationId: 'o',
  userId: 'u',
  projectId: null,
  key: KEY,
  name: 'film.mp4',
  contentType: 'video/mp4',
  size: 1234,
  sha256: '',
  width: 640,
  height: 360,
  durationMs: 2500,
  frameRate: 25,
  rotation: 90,
  videoCodec: 'avc',
  audioCodec: 'aac',
  audioChannels: 2,
  sampleRate: 48_000,
  placeholder: 'data:,',
  thumbnailKey: `${KEY}.thumbnail.webp`,
  fromType: 'temp',
  shareType: 'private',
};

let now = START;
const deps = (secret = 'a secret of the tests') =>
  ({ files: { secret: Buffer.from(secret) }, clock: { now: () => new Date(now) } }) as Parameters<
    typeof uploadedFileOf
  >[0];
const queryOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));

test('an uploaded file has every fact that is known about it', () => {
  expect(mediaFileOf(FILE)).toEqual({
    id: 'an id',
    url: `/files/${KEY}`,
    kind: 'video',
    content_type: 'video/mp4',
    size: 1234,
    width: 640,
    height: 360,
    playback: {
      duration: 2.5,
      frame_rate: 25,
      rotation: 90,
      video_codec: 'avc',
      audio_codec: 'aac',
      audio_channels: 2,
      sample_rate: 48_000,
    },
    placeholder: 'data:,',
    thumbnail: `/files/${KEY}.thumbnail.webp`,
  });
  const still = { ...FILE, contentType: 'image/png', durationMs: null, thumbnailKey: null };
  expect(mediaFileOf(still)).toMatchObject({ kind: 'image', playback: null, thumbnail: null });
});

test('the addresses of a public upload carry no signature', () => {
  expect(uploadedFileOf(deps(), { ...FILE, shareType: 'public' })).toMatchObject({
    id: 'an id',
    domain: '',
    path: `/files/${KEY}`,
    full_path: `/files/${KEY}`,
    thumbnail: `/files/${KEY}.thumbnail.webp`,
  });
});

test('those of a private one are signed for an hour, each separately', () => {
  now = START;
  const { path, thumbnail } = uploadedFileOf(deps(), FILE);
  const [own, small] = [queryOf(path), queryOf(thumbnail ?? '')];
  expect(path).toMatch(/^\/files\/[^?]+\?exp=\d+&sig=[\w-]{43}$/);
  expect(maySee(deps(), KEY, own)).toBe(true);
  expect(maySee(deps(), FILE.thumbnailKey ?? '', small)).toBe(true);
  expect(maySee(deps(), KEY, small)).toBe(false);
  expect(maySee(deps('another secret'), KEY, own)).toBe(false);

  const end = Number(own.get('exp')) * 1000;
  expect(end).toBe(Math.floor(START / 1000) * 1000 + 3_600_000);
  now = end;
  expect(maySee(deps(), KEY, own)).toBe(true);
  now = end + 1;
  expect(maySee(deps(), KEY, own)).toBe(false);
  now = START;
});

test('a private file opens only with the complete signature and the expiry that it was made for', () => {
  const good = queryOf(uploadedFileOf(deps(), FILE).path);
  const changed = (changes: Record<string, string | undefined>) => {
    const query = new URLSearchParams(good);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    return maySee(deps(), KEY, query);
  };
  expect(changed({})).toBe(true);
  const exp = good.get('exp') ?? '';
  const sig = good.get('sig') ?? '';
  // The signature with one changed character.
  const wrong = (sig.startsWith('A') ? 'B' : 'A') + sig.slice(1);
  for (const changes of [
    { exp: undefined },
    { exp: '' },
    { exp: String(Number(exp) + 1) },
    // The same number in other spellings.
    { exp: `${exp}.0` },
    { exp: ` ${exp}` },
    { exp: `${exp} ` },
    { exp: `000${exp}` },
    { sig: undefined },
    { sig: '' },
    { sig: sig.slice(0, -4) },
    { sig: wrong },
  ])
    expect(changed(changes), JSON.stringify(changes)).toBe(false);
});
