import { defineSdkEngine } from '../aisdk/sdk-engine.ts';
import { FAL_PRICES } from './prices.ts';

/** fal: FLUX, voices, Whisper and others, over its queue. */
export default defineSdkEngine({
  id: 'fal',
  name: { en: 'fal', zh: 'fal' },
  key: 'FAL_KEY',
  address: { setting: 'FAL_BASE_URL', usual: 'https://queue.fal.run' },
  models: {
    draw: 'FAL_DRAW_MODEL',
    edit: 'FAL_EDIT_MODEL',
    fill: 'FAL_FILL_MODEL',
    speech: 'FAL_SPEECH_MODEL',
    transcription: 'FAL_TRANSCRIPTION_MODEL',
    film: 'FAL_VIDEO_MODEL',
  },
  prices: FAL_PRICES,
  load: async () => {
    const [{ falImages }, { falVoices }, { falFilms }] = await Promise.all([
      import('./provider.ts'),
      import('./speech.ts'),
      import('./films.ts'),
    ]);
    return { images: falImages, speech: falVoices, films: falFilms };
  },
});
