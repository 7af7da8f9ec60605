import type { Accent, SpeechLanguage, Voice, VoiceEmotion } from '@inkreel/contract/speech.ts';

/** Voices of `cosyvoice-v3-flash`; each model has its own: https://help.aliyun.com/zh/model-studio/cosyvoice-voice-list */
type Row = readonly [id: string, en: string, zh: string, also?: Partial<Voice>];

const CHINESE: readonly SpeechLanguage[] = ['zh-CN', 'en-US'];
const EMOTIONS: readonly VoiceEmotion[] = [
  'neutral',
  'fearful',
  'angry',
  'sad',
  'surprised',
  'happy',
  'disgusted',
];

const ROWS: readonly Row[] = [
  ['longanyang', 'Anyang, a sunny young man', '龙安洋 · 阳光大男孩', { emotions: EMOTIONS }],
  ['longanhuan', 'Anhuan, a lively young woman', '龙安欢 · 欢脱元气女', { emotions: EMOTIONS }],
  ['longhuhu_v3', 'Huhu, a carefree girl', '龙呼呼 · 天真烂漫女童', { emotions: EMOTIONS }],
  ['longxiaochun_v3', 'Xiaochun, an educated woman', '龙小淳 · 知性积极女'],
  ['longxiaoxia_v3', 'Xiaoxia, a woman with authority', '龙小夏 · 沉稳权威女'],
  ['longanwen_v3', 'Anwen, an elegant woman', '龙安温 · 优雅知性女'],
  ['longanli_v3', 'Anli, a composed woman', '龙安莉 · 利落从容女'],
  ['longanrou_v3', 'Anrou, a gentle friend', '龙安柔 · 温柔闺蜜女'],
  ['longwanjun_v3', 'Wanjun, a soft narrator', '龙婉君 · 细腻柔声女'],
  ['longanyun_v3', 'Anyun, a warm man', '龙安昀 · 居家暖男'],
  ['longanlang_v3', 'Anlang, a crisp young man', '龙安朗 · 清爽利落男'],
  ['longanzhi_v3', 'Anzhi, a wise man', '龙安智 · 睿智轻熟男'],
  ['longyichen_v3', 'Yichen, an easy-going man', '龙逸尘 · 洒脱活力男'],
  ['longlaobo_v3', 'Laobo, an old man', '龙老伯 · 沧桑岁月爷'],
  ['longlaoyi_v3', 'Laoyi, an old woman', '龙老姨 · 烟火从容阿姨'],
  ['loongbella_v3', 'Bella, a newsreader', 'Bella · 精准干练女'],
  ['longanyue_v3', 'Anyue, a man who speaks Cantonese', '龙安粤 · 欢脱粤语男', { languages: ['yue-CN'] }],
  [
    'longlaotie_v3',
    'Laotie, a man from the north-east',
    '龙老铁 · 东北直率男',
    { accents: ['northeastern'] },
  ],
  ['longshange_v3', 'Shange, a man from Shaanxi', '龙陕哥 · 原味陕北男', { accents: ['shaanxi'] }],
];

/** The model's voices, with name, languages, accents and emotions from its list. */
export const VOICES: readonly Voice[] = ROWS.map(([id, en, zh, also]) => ({
  id,
  name: { en, zh },
  languages: CHINESE,
  ...also,
}));

/** Requirements of a voice. */
interface Wish {
  voice?: string | undefined;
  language?: SpeechLanguage | undefined;
  accent?: Accent | undefined;
  emotion?: VoiceEmotion | undefined;
}

/** The named voice, or the first suitable one; undefined if none is. */
export function voiceFor({ voice, language, accent, emotion }: Wish): Voice | undefined {
  const base = (code: string) => (code === 'en-GB' ? 'en-US' : code === 'zh-TW' ? 'zh-CN' : code);
  return VOICES.filter(({ id }) => voice === undefined || id === voice)
    .filter(({ languages }) => language === undefined || languages.includes(base(language) as SpeechLanguage))
    .filter(({ accents }) =>
      accent === undefined || accent === 'mandarin'
        ? accents === undefined || voice !== undefined
        : accents?.includes(accent),
    )
    .find(({ emotions }) => emotion === undefined || emotion === 'neutral' || emotions?.includes(emotion));
}
