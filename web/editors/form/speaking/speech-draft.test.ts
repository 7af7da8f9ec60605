import { expect, test } from 'vitest';
import { isStale, readDraft, type SpeechDraft } from './speech-draft.ts';

const VOICE = {
  engine: 'speech',
  voice: 'espeak-en-us-plain',
  name: { en: 'Plain', zh: '平实' },
  speed: 110,
};
const DRAFT: SpeechDraft = {
  source: 'text',
  text: 'Good morning. ',
  voice: VOICE,
  spoken: { url: '/files/a.wav', text: 'Good morning.', voice: VOICE },
};

test('a draft that was kept is the same after a reload, and its sound is not stale', () => {
  const back = readDraft(JSON.stringify(DRAFT));
  expect(back).toEqual(DRAFT);
  expect(isStale(back, '/files/a.wav')).toBe(false);
  expect(isStale({ ...back, voice: { ...VOICE, speed: 90 } }, '/files/a.wav')).toBe(true);
  expect(isStale({ ...back, text: 'Good evening.' }, '/files/a.wav')).toBe(true);
});

test.each([
  [null, ''],
  ['{', ''],
  ['{"text":7}', ''],
  ['{"source":"radio","text":"a","voice":{"engine":1},"spoken":{"url":"/a"}}', 'a'],
])('reads only the usable parts of %s', (json, text) => {
  expect(readDraft(json)).toEqual({ source: 'file', text, voice: undefined, spoken: undefined });
});
