import { expect, test } from 'vitest';
import { openingOf } from './job.ts';

test('a reader gets its file alone: no address, no other format, no other protocol, whatever the file names', () => {
  const film = openingOf({ path: '/data/film.mp4', format: 'mov' });
  expect(film).toMatchObject({
    url: 'file:/data/film.mp4',
    options: { protocol_whitelist: 'file', format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2' },
  });
  const frames = { width: 64, height: 48, frameRate: 25, pixels: 'rgba' as const };
  expect(openingOf({ frames })).toMatchObject({
    url: 'pipe:0',
    options: { protocol_whitelist: 'pipe', format_whitelist: 'rawvideo' },
  });
});
