import { expect, test } from 'vitest';
import { readTranscript, wordAt } from './spoken-words.ts';

/** A WAV file with a chunk of sound of an odd length before the one of the text. */
function wav(said: unknown): ArrayBuffer {
  const json = Buffer.from(typeof said === 'string' ? said : JSON.stringify(said));
  const length = (bytes: number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32LE(bytes);
    return four;
  };
  const parts = ['RIFF', length(0), 'WAVE', 'data', length(3), '\0\0\0\0', 'ikst', length(json.length), json];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part)))).buffer;
}

test('words keep their punctuation and begin when they are heard', () => {
  const text = 'Good morning. 早安！';
  const words = [
    [0, 4, 60],
    [5, 12, 350],
    [14, 16, 900],
  ];
  const said = readTranscript(wav({ text, words }));
  expect(said).toEqual({
    text,
    words: [
      { text: 'Good ', seconds: 0.06 },
      { text: 'morning. ', seconds: 0.35 },
      { text: '早安！', seconds: 0.9 },
    ],
  });
  expect([0, 0.1, 0.5, 5].map((at) => wordAt(said?.words ?? [], at))).toEqual([-1, 0, 1, 2]);
});

test.each([
  ['text of a stranger', '{'],
  ['words that are no words', { text: 'a', words: 'a' }],
  ['no text', { words: [] }],
])('%s gives no words', (_what, said) => expect(readTranscript(wav(said))).toBeUndefined());

test('a sound that is no WAV file, and one that is cut off, give no words', () => {
  expect(readTranscript(new ArrayBuffer(3))).toBeUndefined();
  expect(readTranscript(wav({ text: 'a', words: [] }).slice(0, 40))).toBeUndefined();
});
