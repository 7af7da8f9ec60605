import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { videoTaskEnum } from '@inkreel/contract/api/speech.ts';
import { SUBTITLE_LANGUAGES } from '@inkreel/contract/speech.ts';
import {
  ACCENT_NAMES,
  EMOTION_NAMES,
  SPEECH_LANGUAGE_NAMES,
  VOICE_STYLE_NAMES,
} from '@inkreel/contract/speech-names.ts';
import { ANY_LANGUAGE, languageChoices } from '@inkreel/contract/tools/video-fields.ts';

type Choices = OutputOf<typeof videoTaskEnum>;
type Names = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

const STYLE_LEVEL_NAMES: Names = {
  normal: { en: 'Normal', zh: '标准' },
  calm: { en: 'Calm', zh: '平静' },
  active: { en: 'Active', zh: '活泼' },
};
/** Values of the poll's answer: 1 is done, larger ones have failed (specification, section 4). */
const PROCESS_STATUS = [
  { value: 0, name: { en: 'Running', zh: '处理中' } },
  { value: 1, name: { en: 'Done', zh: '已完成' } },
  { value: 2, name: { en: 'Failed', zh: '失败' } },
  { value: 3, name: { en: 'Canceled', zh: '已取消' } },
];
const SUBTITLE_STYLES = 15;

/** Languages as the tools name them, in the order of the specification. */
const subtitleLanguages = (): Choices['subtitle_languages'] =>
  SUBTITLE_LANGUAGES.flatMap((value) =>
    value === 'all' ? [ANY_LANGUAGE] : languageChoices('spoken', [value]),
  ).map(({ value, text }) => ({ value: String(value), name: text }));

/** The option sets of video tasks and speech (specification, section 3). */
export function videoTaskChoices(): Choices {
  const choices = (names: Names) => Object.entries(names).map(([value, name]) => ({ value, name }));
  return {
    speech_languages: choices(SPEECH_LANGUAGE_NAMES),
    accents: choices(ACCENT_NAMES),
    emotions: choices(EMOTION_NAMES),
    voice_styles: choices(VOICE_STYLE_NAMES),
    subtitle_languages: subtitleLanguages(),
    subtitle_styles: Array.from({ length: SUBTITLE_STYLES }, (_, at) => {
      const value = String(at + 1).padStart(3, '0');
      return { value, name: { en: `Style ${value}`, zh: `样式 ${value}` } };
    }),
    style_levels: choices(STYLE_LEVEL_NAMES),
    process_status: PROCESS_STATUS,
  };
}
