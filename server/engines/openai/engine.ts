import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { OPENAI_PRICES } from './prices.ts';
import { OPENAI_RETIREMENTS, readShutdowns } from './retirements.ts';

/**
 * OpenAI: pictures from prompts, edits of several pictures, edits within a mask, texts, voices and
 * transcripts.
 */
export default defineSdkEngine({
  id: 'openai',
  name: { en: 'OpenAI', zh: 'OpenAI' },
  key: 'OPENAI_API_KEY',
  address: { setting: 'OPENAI_BASE_URL', usual: 'https://api.openai.com/v1' },
  models: {
    model: 'OPENAI_IMAGE_MODEL',
    textModel: 'OPENAI_TEXT_MODEL',
    speechModel: 'OPENAI_SPEECH_MODEL',
    transcriptionModel: 'OPENAI_TRANSCRIPTION_MODEL',
  },
  prices: OPENAI_PRICES,
  retirements: OPENAI_RETIREMENTS,
  // The list of models: developers.openai.com, API reference, models.
  test: { path: '/models', shutdowns: readShutdowns },
  load: async () => {
    const [{ openaiImages }, { openaiTexts }, { openaiVoices }] = await Promise.all([
      import('./provider.ts'),
      import('./texts.ts'),
      import('./speech.ts'),
    ]);
    return { images: openaiImages, texts: openaiTexts, speech: openaiVoices };
  },
});
