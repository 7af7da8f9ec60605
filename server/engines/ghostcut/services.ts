import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { CapabilityInput, SubtitleArea, SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { lookOf, styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { extensionOf } from '../hosted/address-type.ts';
import type { Call, CallKit, HostedService, NotTaken } from '../hosted/serve-calls.ts';
import type { GhostcutClient, GhostcutWork } from './client.ts';
import { heardCode, sourceCode, targetCode } from './languages.ts';
import { translatePicture } from './translate-picture.ts';
import { chooseVoice, voiceOf } from './voices.ts';

type Input = CapabilityInput;

/** Files that it takes: api-guide/03-media-requirements.md. */
const FORMATS: ReadonlySet<string> = new Set(['mp4', 'avi', 'mov', 'mkv', 'mpg', 'm4v']);
/** Maximum length of a video, in seconds: api-guide/14-video-process-status.md, status 5 and 99. */
const LONGEST = 15 * 60;
/** Maximum areas of the better model: api-guide/22-inpaint-masks-supplement.md. */
const MOST_AREAS = 10;
/** The end of an area that lasts to the end of the video, from the documents' examples. */
const TO_THE_END = 99_999;
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
/** Those of its fourteen named styles that are the product's: api-guide/26-subtitle-style-and-fonts.md. */
const STYLES: Readonly<Record<string, string>> = {
  '002': 'n-1-T',
  '003': 'tpl-31-1-T',
  '005': 'tpl-14-1-T',
  '006': 'n-3-T',
};
/** Font size in pixels at a height of 720, and position of the lines, as the documents recommend. */
const FONT = { font_size: 32, position: 0.8 };

/** The product's capabilities that GhostCut serves, each as one work on an uploaded file. */
export function ghostcutServices(client: () => Pick<GhostcutClient, 'send' | 'voices'>) {
  const work = async (
    { bring, signal }: CallKit,
    video: string,
    told: Omit<GhostcutWork, 'urls'>,
  ): Promise<Call<GhostcutWork>[]> => {
    const address = await client().send(await bring(video), { extension: extensionOf(video), signal });
    return [{ body: { urls: [address], ...told }, plan: { asMade: 'video/mp4' } }];
  };
  const removeSubtitles: HostedService<Input['remove_subtitles'], GhostcutWork> = {
    facts: { models: ['basic', 'advanced_lite', 'advanced_full'], seconds: LONGEST },
    refuse: refusalOfClip,
    calls: ({ video_url, areas, language, quality }, kit) =>
      work(kit, video_url, inpaint(areas, language, quality === 'best')),
  };
  const translateSubtitles: HostedService<Input['translate_subtitles'], GhostcutWork> = {
    facts: {
      models: ['NO_TTS'],
      seconds: LONGEST,
      without: 'finding out the language, two languages at a time',
    },
    values: { style: Object.keys(STYLES) },
    refuse: (input) => refusalOfClip(input) ?? refusalOfSubtitles(input),
    calls: (input, kit) => {
      const { video_url, language, to, lines, style, remove, areas = [] } = input;
      return work(kit, video_url, {
        needWanyin: 1,
        sourceLang: sourceCode(language),
        lang: targetCode(to),
        wyTaskType: 'NO_TTS',
        wyNeedText: 1,
        wyVoiceParam: JSON.stringify({ font_param: { style: STYLES[style], ...FONT } }),
        // The better models have different options, which exclude given lines.
        ...(remove ? inpaint(areas, language ?? 'all', false) : {}),
        ...knownLines(lines),
      });
    },
  };
  const translateAudio: HostedService<Input['translate_audio'], GhostcutWork> = {
    facts: {
      models: ['FULL', 'VOICE_CLONE_PRO'],
      seconds: LONGEST,
      without: 'finding out the language',
    },
    refuse: (input) => refusalOfClip(input) ?? refusalOfSpeech(input),
    calls: async (input, kit): Promise<Call<GhostcutWork>[] | NotTaken> => {
      const { video_url, language, to, lines, clone, background, subtitles } = input;
      const lang = targetCode(to, clone) ?? '';
      const spoken = clone ? undefined : await speakers(client(), lang, input);
      if (spoken?.length === 0)
        return { notTaken: 'language_needs_engine', detail: `no voice speaks ${lang}` };
      return work(kit, video_url, {
        needWanyin: 1,
        sourceLang: sourceCode(language),
        lang,
        wyTaskType: clone ? 'VOICE_CLONE_PRO' : 'FULL',
        wyNeedText: subtitles ? 1 : 0,
        removeBgAudio: background ? 0 : 1,
        wyVoiceParam: JSON.stringify({
          ...(spoken ? { character_voices: spoken } : {}),
          ...(subtitles ? { font_param: { style: STYLES['003'], ...FONT } } : {}),
        }),
        ...knownLines(lines),
      });
    },
  };
  const transcribe: HostedService<Input['transcribe'], GhostcutWork> = {
    facts: {
      models: ['ONLY_ASR'],
      seconds: LONGEST,
      without: 'sound without a picture, finding out the language, telling speakers apart',
    },
    refuse: ({ media_url, seconds, language, speakers }) =>
      speakers || heardCode(language) === undefined
        ? 'value_needs_engine'
        : refusalOfClip({ video_url: media_url, seconds }),
    calls: async ({ media_url, language }, kit) => {
      const told = { needWanyin: 1, wyTaskType: 'ONLY_ASR', wyNeedText: 0, sourceLang: heardCode(language) };
      const calls = await work(kit, media_url, told);
      return calls.map((call) => ({ ...call, plan: { asMade: 'application/json' } }));
    },
  };
  return {
    transcribe,
    translate_picture: translatePicture(client),
    remove_subtitles: removeSubtitles,
    translate_subtitles: translateSubtitles,
    translate_audio: translateAudio,
  };
}

function refusalOfClip({
  video_url,
  seconds,
}: {
  video_url: string;
  seconds: number;
}): ErrorCode | undefined {
  if (!FORMATS.has(extensionOf(video_url))) return 'media_format';
  return seconds > LONGEST ? 'media_duration' : undefined;
}

/** It needs the spoken language, and draws one language at a time, in its fixed styles. */
function refusalOfSubtitles(input: Input['translate_subtitles']): ErrorCode | undefined {
  const { language, to, bilingual } = input;
  const isKnown = sourceCode(language) !== undefined && targetCode(to) !== undefined;
  return !isKnown || bilingual || isRestyled(input) ? 'value_needs_engine' : undefined;
}

function isRestyled({ style, ...changes }: Input['translate_subtitles']): boolean {
  const [own, wanted] = [styleOf(style), lookOf({ style, ...changes })];
  return (['font', 'effect', 'size', 'margin'] as const).some((part) => own[part] !== wanted[part]);
}

function refusalOfSpeech({
  language,
  to,
  clone,
  voices = [],
  voice,
  draft,
  speech_urls: spoken,
}: Input['translate_audio']): ErrorCode | undefined {
  // It speaks every line itself, and makes videos only.
  if (draft || spoken) return 'value_needs_engine';
  const isKnown = sourceCode(language) !== undefined && targetCode(to, clone) !== undefined;
  const areVoices = [...voices.map((each) => each.voice), ...(voice === undefined ? [] : [voice])].every(
    (id) => voiceOf(id) !== undefined,
  );
  if (!isKnown) return 'language_needs_engine';
  return areVoices ? undefined : 'value_needs_engine';
}

/** The areas to inpaint, and the model: api-guide/22-inpaint-masks-supplement.md, its table of versions. */
function inpaint(areas: readonly SubtitleArea[], language: string, isBest: boolean) {
  const removed = areas.filter(({ mode }) => mode === 'remove');
  const kept = areas.filter(({ mode }) => mode === 'keep');
  const better = isBest && kept.length === 0 && removed.length <= MOST_AREAS;
  if (areas.length === 0)
    return {
      needChineseOcclude: 1,
      videoInpaintLang: better ? 'all' : language,
      ...(better ? optionsOf({ extra_inpaint_config: { model: 'advanced_full' } }) : {}),
    };
  const masks = [
    ...(removed.length > 0 ? removed : [WHOLE]).map((area) => maskOf(area, 'remove_only_ocr')),
    ...kept.map((area) => maskOf(area, 'keep')),
  ];
  return {
    needChineseOcclude: 2,
    videoInpaintLang: better ? 'all' : language,
    videoInpaintMasks: JSON.stringify(masks),
    ...(better ? optionsOf({ extra_inpaint_config: { model: 'advanced_lite' } }) : {}),
  };
}

/** Corners clockwise from the upper left one, in shares of the frame. */
function maskOf(
  { left, top, width, height, start = 0, end = TO_THE_END }: Omit<SubtitleArea, 'mode'>,
  type: 'remove_only_ocr' | 'keep',
) {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  const [x0, y0, x1, y1] = [left, top, left + width, top + height].map(share);
  return {
    type,
    start,
    end,
    region: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  };
}

/** Options are sent as the JSON text of an object. */
const optionsOf = (options: object) => ({ extraOptions: JSON.stringify(options) });

/** Known lines are not recognised again. */
function knownLines(lines: readonly SubtitleLine[] | undefined) {
  if (!lines) return {};
  const content = lines.map(({ start, end, text, translation, speaker }) => ({
    start,
    end,
    source: text,
    ...(translation === undefined ? {} : { translation }),
    ...(speaker === undefined ? {} : { character: speaker }),
    render_on: true,
  }));
  return optionsOf({ customer_input: { content } });
}

/** A voice for each speaker: `role_default` speaks lines without a name. */
async function speakers(
  client: Pick<GhostcutClient, 'voices'>,
  language: string,
  { voices: chosen = [], voice, lines = [] }: Input['translate_audio'],
) {
  const voices = Object.fromEntries(chosen.map((each) => [each.speaker, each.voice]));
  const named = lines.flatMap(({ speaker }) => speaker ?? []);
  const roles = [...new Set(['role_default', ...named, ...Object.keys(voices)])];
  const given = voice ?? Object.values(voices)[0];
  const usual = given ?? chooseVoice(await client.voices(language));
  if (usual === undefined) return [];
  return roles.map((character) => ({ character, ...voiceOf(voices[character] ?? usual) }));
}
