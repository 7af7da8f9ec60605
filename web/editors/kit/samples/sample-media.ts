import type { Language } from '@inkreel/contract/site.ts';
import type { SamplePicture } from '../../../uploads/sample-picture.ts';

/** What is seen or heard, by the file under `web/public/samples/`. */
const NAMES: Readonly<Record<string, Record<Language, string>>> = {
  'media/launch.mp4': { en: 'rocket launch with subtitles', zh: '带字幕的火箭发射' },
  'media/talk.mp4': { en: 'astronaut, 6\u00a0s', zh: '宇航员，6\u00a0秒' },
  'media/speech-en.wav': { en: 'English speech, 5\u00a0s', zh: '英语口播，5\u00a0秒' },
  'media/speech-zh.mp3': { en: 'Chinese speech, 7\u00a0s', zh: '普通话口播，7\u00a0秒' },
};

/** The sounds and videos that a field offers to begin with. A video has a still beside it, sound has none. */
export function sampleMedia(names: readonly string[], language: Language): SamplePicture[] {
  return names.map((name) => ({
    url: `/samples/${name}`,
    thumbnail: name.endsWith('.mp4') ? `/samples/${name.replace(/\.mp4$/, '-320.webp')}` : '',
    name: NAMES[name]?.[language] ?? name.replace(/^.*\/|\.\w+$/g, ''),
  }));
}
