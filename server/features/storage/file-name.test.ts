import { expect, test } from 'vitest';
import { cleanFileName, withExtension } from './file-name.ts';

test.each([
  ['cat.png', 'cat.png'],
  ['/home/ada/cat.png', 'cat.png'],
  ['C:\\Users\\ada\\cat.png', 'cat.png'],
  ['../../etc/passwd', 'passwd'],
  ['folder/', 'file'],
  ['', 'file'],
  ['...', 'file'],
  [' \t ', 'file'],
  ['.profile', 'profile'],
  ['. .cat. .', 'cat'],
  ['a.b.png', 'a.b.png'],
  ['a \u3000  b.png', 'a b.png'],
  ['a\u0000b\u001fc\u007f.png', 'abc.png'],
  // Characters that change the writing direction or are invisible would hide the true extension.
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\u200bb\ufeff\u2028\u2029.png', 'ab.png'],
  ['我的 猫.png', '我的 猫.png'],
  // Without its joiner, the word is misspelt and the family falls apart.
  ['می\u200cخواهم.png', 'می\u200cخواهم.png'],
  ['👨\u200d👩\u200d👧.png', '👨\u200d👩\u200d👧.png'],
  ['\u200d', 'file'],
  ['half \ud83d of a pair', 'half \ufffd of a pair'],
])('the name %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a long name keeps 240 bytes, which fit every file system with an extension, no character cut in half', () => {
  expect(cleanFileName('x'.repeat(240))).toBe('x'.repeat(240));
  expect(cleanFileName('x'.repeat(241))).toBe('x'.repeat(240));
  expect(cleanFileName('猫'.repeat(250))).toBe('猫'.repeat(80));
  expect(cleanFileName(`x${'😀'.repeat(60)}`)).toBe(`x${'😀'.repeat(59)}`);
  const family = '👨\u200d👩\u200d👧';
  expect(cleanFileName(family.repeat(20))).toBe(family.repeat(13));
});

test.each([
  ['cat.png', 'png', 'cat.png'],
  ['cat.PNG', 'png', 'cat.PNG'],
  ['cat.heic', 'jpg', 'cat.jpg'],
  ['cat.jpeg', 'jpg', 'cat.jpeg'],
  ['cat.JPG', 'jpg', 'cat.JPG'],
  ['cat.jpeg.exe', 'jpg', 'cat.jpeg.jpg'],
  ['cat', 'png', 'cat.png'],
  ['catpng', 'png', 'catpng.png'],
  ['catjpg', 'jpg', 'catjpg.jpg'],
  ['cat.png.exe', 'png', 'cat.png.png'],
  ['v1.2 final', 'png', 'v1.2 final.png'],
  ['cat.x', 'png', 'cat.x.png'],
  ['cat.abcde', 'png', 'cat.png'],
  ['cat.abcdef', 'png', 'cat.abcdef.png'],
  ['.webp', 'png', 'file.png'],
])('%j with the extension %s is %j', (name, extension, expected) => {
  expect(withExtension(name, extension)).toBe(expected);
});
