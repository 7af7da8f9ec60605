import { defineEngine } from '../define-engine.ts';

/** Voices of this machine: synthetic, without a key or a model; see server/speech. */
export default defineEngine({
  id: 'speech',
  name: { en: 'Built-in voices', zh: '内置语音' },
  builtin: true,
  local: true,
  settings: {},
  requires: [],
  configure: () => ({}),
  addresses: () => [],
  routes: async (_config, host) => (await import('./speech-engine.ts')).createLocalSpeech(host),
});
