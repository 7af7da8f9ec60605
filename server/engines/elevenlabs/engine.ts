import { defineSdkEngine } from '../aisdk/sdk-engine.ts';

/** ElevenLabs: voices, and transcripts that tell speakers apart. */
export default defineSdkEngine({
  id: 'elevenlabs',
  name: { en: 'ElevenLabs', zh: 'ElevenLabs' },
  key: 'ELEVENLABS_API_KEY',
  address: { setting: 'ELEVENLABS_BASE_URL', usual: 'https://api.elevenlabs.io' },
  models: { speechModel: 'ELEVENLABS_SPEECH_MODEL', transcriptionModel: 'ELEVENLABS_TRANSCRIPTION_MODEL' },
  // The account's voices, which every key may list: elevenlabs.io/docs, API reference, list voices.
  test: { path: '/v1/voices', headers: (key) => ({ 'xi-api-key': key }) },
  load: async () => ({ speech: (await import('./speech.ts')).elevenlabsVoices }),
});
