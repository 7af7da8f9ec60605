import { WHOLE_BYTES } from '../api/body-bytes.ts';
import { defineTool } from './define-tool.ts';
import { ANY_LANGUAGE, languageChoices, TRANSLATION_TOOL, VIDEO_FIELD } from './video-fields.ts';

const SPOKEN = ['en', 'zh', 'es', 'fr', 'de', 'ru', 'ja', 'ko'] as const;

export const translateAudio = defineTool({
  id: 'translate-audio',
  ...TRANSLATION_TOOL,
  path: '/ai/video/translate/audio',
  capability: 'translate_audio',
  editor: 'separate',
  points: 30,
  bodyBytes: WHOLE_BYTES,
  fields: [
    { ...VIDEO_FIELD, needsSound: 'without_lines' },
    {
      kind: 'choice',
      name: 'language',
      initial: 'all',
      look: 'list',
      values: [ANY_LANGUAGE, ...languageChoices('spoken', SPOKEN)],
      text: { en: { label: 'Spoken language', hint: '' }, zh: { label: '原语言', hint: '' } },
    },
    {
      kind: 'choice',
      name: 'to',
      initial: 'en',
      look: 'list',
      values: languageChoices('spoken', SPOKEN),
      text: {
        en: { label: 'Speak in', hint: '' },
        zh: { label: '配音语言', hint: '' },
      },
    },
    {
      kind: 'lines',
      of: 'video_url',
      text: {
        en: {
          label: 'Lines',
          hint: 'What is said, in the new language, with times. Without lines, connected AI services transcribe and translate the speech.',
        },
        zh: {
          label: '台词',
          hint: '用配音语言写好的台词和时间。没有台词时，由接入的 AI 服务识别并翻译原声。',
        },
      },
    },
    {
      kind: 'voice',
      name: 'voice',
      of: 'to',
      text: {
        en: { label: 'Voice', hint: 'Each line is fitted to its time.' },
        zh: { label: '音色', hint: '每句按时间自动调整语速。' },
      },
    },
    {
      kind: 'choice',
      name: 'fastest',
      initial: 1.35,
      look: 'segments',
      values: [
        { value: 1.15, text: { en: '1.15×', zh: '1.15\u00a0倍' } },
        { value: 1.35, text: { en: '1.35×', zh: '1.35\u00a0倍' } },
        { value: 1.6, text: { en: '1.6×', zh: '1.6\u00a0倍' } },
      ],
      text: {
        en: { label: 'Fastest speech', hint: 'Lines that still do not fit are cut' },
        zh: { label: '最快语速', hint: '仍超出的台词会被截掉' },
      },
    },
    {
      kind: 'flag',
      name: 'background',
      initial: true,
      text: {
        en: { label: 'Keep music and effects', hint: 'The original sound stays under the new speech' },
        zh: { label: '保留音乐和音效', hint: '原声留在新配音之下' },
      },
    },
    {
      kind: 'range',
      name: 'background_level',
      minimum: 0,
      maximum: 100,
      step: 5,
      initial: 100,
      text: {
        en: { label: 'Level of music and effects', low: 'silent', high: 'as it was', unit: '%' },
        zh: { label: '音乐和音效的音量', low: '静音', high: '原音量', unit: '%' },
      },
    },
    {
      kind: 'flag',
      name: 'duck',
      initial: true,
      text: {
        en: { label: 'Lower it under new lines', hint: 'The old voice is always low' },
        zh: { label: '新台词时压低', hint: '原来的人声始终压低' },
      },
    },
    {
      kind: 'flag',
      name: 'subtitles',
      initial: false,
      text: {
        en: { label: 'Show the lines as subtitles', hint: 'The video is encoded again' },
        zh: { label: '同时显示字幕', hint: '视频会重新编码' },
      },
    },
    {
      kind: 'flag',
      name: 'clone',
      initial: false,
      text: {
        en: { label: 'Copy the speaker’s voice', hint: 'Needs an AI service that supports it' },
        zh: { label: '克隆说话人的声音', hint: '需要支持克隆的 AI 服务' },
      },
    },
    {
      kind: 'flag',
      name: 'draft',
      initial: false,
      text: {
        en: { label: 'Sound only', hint: 'A draft to listen to' },
        zh: { label: '仅音频', hint: '用于试听的草稿' },
      },
    },
  ],
  samples: [
    {
      file: 'launch-zh.mp4',
      width: 480,
      height: 270,
      before: 'launch-en.mp4',
      text: {
        en: 'English narration, then dubbed into Chinese by a built-in voice. Press play to hear it',
        zh: '原片为英语旁白，由内置音色配成中文，点播放听声音',
      },
      input: {
        video_url: '/samples/translate-audio/launch-en.mp4',
        seconds: 6,
        to: 'zh',
        lines: [
          { start: 0.2, end: 3.4, text: '发动机已经点火，火箭出发了。' },
          { start: 3.4, end: 5.7, text: '看它越过发射塔。' },
        ],
        background: true,
        background_level: 100,
        duck: true,
        draft: false,
      },
    },
  ],
  text: {
    en: {
      name: 'Translate audio',
      line: 'Dub a video into another language, line by line, in time with the picture.',
      description:
        'Dub a video: translated lines are spoken by the voices you choose, each fitted to its time, with the original sound turned down underneath.',
      steps: [
        'Choose a video and add the lines: from a subtitle file, typed in, or transcribed and translated by an AI model.',
        'Choose a voice for each speaker. Listen to any line; those that are too long are marked.',
        'Listen to a draft, then make the video. If you change a line, only that line is spoken again.',
      ],
      limits: [
        'MP4, MOV, WebM or AVI of up to 500\u00a0MB and an hour',
        'Built-in voices speak English, Chinese, Spanish, French, German and Russian; they sound synthetic',
        'The picture is copied without re-encoding, unless subtitles are added',
      ],
      questions: [
        {
          question: 'Do I need an AI service?',
          answer:
            'Not if you have the lines: the built-in voices speak them. Transcription, translation and natural voices need a connected service.',
        },
        {
          question: 'What if a line is too long?',
          answer:
            'It is spoken faster, up to 1.6 times if you allow it, and may use the pause after it. Whatever still does not fit is cut, and is marked before and after the run.',
        },
        {
          question: 'What happens to music and effects?',
          answer:
            'They are kept. Wherever someone speaks in the original its sound stays low, elsewhere it is as loud as it was. Turn them off to have the new voices alone.',
        },
        {
          question: 'May I do this with any video?',
          answer:
            'Only if you hold the rights to the video, or the owner agrees. Copy a voice only with its owner’s consent.',
        },
      ],
      verb: 'Translate',
    },
    zh: {
      name: '翻译配音',
      line: '给视频换上另一种语言的配音，逐句对准画面。',
      description: '视频配音：用你选的音色朗读译好的台词，每句自动对准时间，原声压低作背景，可同时加字幕。',
      steps: [
        '选择视频，再添加台词：导入字幕文件、直接输入，或由 AI 模型识别并翻译。',
        '为每位说话人选择音色。任意一句都能试听，太长的会标出来。',
        '先听草稿，再生成视频。改动一句，只重新朗读这一句。',
      ],
      limits: [
        '支持 500\u00a0MB、一小时以内的 MP4、MOV、WebM、AVI',
        '内置音色支持英、中、西、法、德、俄语，合成感较明显',
        '画面直接复制，不重新编码；加字幕时除外',
      ],
      questions: [
        {
          question: '需要 AI 服务吗？',
          answer: '有台词就不需要，内置音色可以直接朗读。识别和翻译原声、自然音色需要接入 AI 服务。',
        },
        {
          question: '台词太长怎么办？',
          answer:
            '按你允许的速度，最快 1.6\u00a0倍，还可以占用后面的停顿。仍超出的部分会被截掉，生成前后都会标出来。',
        },
        {
          question: '音乐和音效会怎样？',
          answer: '会保留。原来有人说话的地方，原声始终压低；其余地方音量不变。关闭此项则只有新配音。',
        },
        {
          question: '任何视频都可以吗？',
          answer: '请确认你拥有视频的权利或已获授权。克隆声音须经本人同意。',
        },
      ],
      verb: '生成配音',
    },
  },
});
