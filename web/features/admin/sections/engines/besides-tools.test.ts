import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { expect, test } from 'vitest';
import { besidesTools } from './besides-tools.ts';

test.each([
  ['en', ['Text to speech', 'Transcription']],
  ['zh', ['语音合成', '语音转文字']],
] as const)('what an engine does besides the tools is named in words: %s', (language, names) => {
  const { capabilities } = adminTexts[language].engines;
  const does = ['extend', 'text_to_speech', 'transcribe', 'nameless'];
  expect(besidesTools(does, [{ capability: 'extend' }], capabilities)).toEqual(names);
  expect(besidesTools(does, [], {})).toEqual([]);
});
