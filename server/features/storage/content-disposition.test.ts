import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['inline', 'cat.png', `inline; filename="cat.png"; filename*=UTF-8''cat.png`],
  ['attachment', 'a b~.png', `attachment; filename="a b~.png"; filename*=UTF-8''a%20b~.png`],
  // Beyond ASCII the plain name has an underscore for each code unit, and the extended one every byte.
  ['attachment', '猫é.png', `attachment; filename="__.png"; filename*=UTF-8''%E7%8C%AB%C3%A9.png`],
  // Characters that would end the quoted string, or that only some browsers read as an escape.
  ['inline', 'a"b\\c%d', `inline; filename="a_b_c_d"; filename*=UTF-8''a%22b_c%25d`],
  ['inline', 'a\r\nb\x1f\x7f', `inline; filename="a__b__"; filename*=UTF-8''a__b__`],
  // A script that saves it under this name stays in its folder.
  [
    'attachment',
    '../../.ssh/x.png',
    `attachment; filename=".._.._.ssh_x.png"; filename*=UTF-8''.._.._.ssh_x.png`,
  ],
  ['attachment', 'a\u202egnp.srt', `attachment; filename="a_gnp.srt"; filename*=UTF-8''a_gnp.srt`],
  // Characters that `encodeURIComponent` leaves unencoded, against RFC 8187.
  ['inline', "it's (a) *", `inline; filename="it's (a) *"; filename*=UTF-8''it%27s%20%28a%29%20%2a`],
] as const)('%s of the name %j', (way, name, header) => {
  expect(contentDisposition(way, name)).toBe(header);
});
