import { WHOLE_BYTES } from '../api/body-bytes.ts';
import { SUBTITLE_SIZES } from '../subtitle-sizes.ts';
import { defineTool } from './define-tool.ts';
import type { Choice } from './kinds/choice.ts';
import {
  ANY_LANGUAGE,
  languageChoices,
  SUBTITLE_CHOICES,
  TRANSLATION_TOOL,
  VIDEO_FIELD,
} from './video-fields.ts';

const LANGUAGES = languageChoices('written', SUBTITLE_CHOICES);

/** Subtitle styles (specification, section 3); what they look like is in `scene/subtitles/subtitle-style.ts`. */
const STYLES: readonly Choice[] = Array.from({ length: 15 }, (_, at) => {
  const value = String(at + 1).padStart(3, '0');
  return { value, text: { en: value, zh: value } };
});

export const translateSubtitle = defineTool({
  id: 'translate-subtitle',
  ...TRANSLATION_TOOL,
  path: '/ai/video/translate/subtitle',
  capability: 'translate_subtitles',
  editor: 'separate',
  points: 20,
  bodyBytes: WHOLE_BYTES,
  fields: [
    VIDEO_FIELD,
    {
      kind: 'choice',
      name: 'language',
      initial: 'all',
      look: 'list',
      values: [ANY_LANGUAGE, ...LANGUAGES],
      text: { en: { label: 'Spoken language', hint: '' }, zh: { label: '原语言', hint: '' } },
    },
    {
      kind: 'choice',
      name: 'to',
      initial: 'en',
      look: 'list',
      values: LANGUAGES,
      text: { en: { label: 'Translate to', hint: '' }, zh: { label: '译成', hint: '' } },
    },
    {
      kind: 'lines',
      of: 'video_url',
      text: {
        en: {
          label: 'Lines',
          hint: 'Without them the lines are taken from the video, by connected AI services.',
        },
        zh: { label: '字幕', hint: '没有提供时，由接入的 AI 服务从视频中识别并翻译。' },
      },
    },
    {
      kind: 'choice',
      name: 'style',
      initial: '001',
      look: 'list',
      values: STYLES,
      text: { en: { label: 'Style', hint: '' }, zh: { label: '样式', hint: '' } },
    },
    {
      kind: 'choice',
      name: 'place',
      look: 'list',
      values: [
        { value: 'bottom', text: { en: 'Bottom', zh: '底部' } },
        { value: 'middle', text: { en: 'Middle', zh: '中间' } },
        { value: 'top', text: { en: 'Top', zh: '顶部' } },
      ],
      text: { en: { label: 'Position', hint: '' }, zh: { label: '位置', hint: '' } },
    },
    {
      kind: 'choice',
      name: 'font',
      look: 'list',
      values: [
        { value: 'sans', text: { en: 'Noto Sans', zh: '思源黑体' } },
        { value: 'serif', text: { en: 'Noto Serif', zh: '思源宋体' } },
      ],
      text: { en: { label: 'Font', hint: '' }, zh: { label: '字体', hint: '' } },
    },
    {
      kind: 'choice',
      name: 'effect',
      look: 'list',
      values: [
        { value: 'none', text: { en: 'None', zh: '无' } },
        { value: 'fade', text: { en: 'Fade', zh: '淡入淡出' } },
        { value: 'sweep', text: { en: 'Karaoke', zh: '逐字变色' } },
      ],
      text: { en: { label: 'Effect', hint: '' }, zh: { label: '效果', hint: '' } },
    },
    {
      kind: 'range',
      name: 'size',
      ...SUBTITLE_SIZES.size,
      text: {
        en: { label: 'Size', low: '', high: '', unit: '%' },
        zh: { label: '字号', low: '', high: '', unit: '%' },
      },
    },
    {
      kind: 'range',
      name: 'margin',
      ...SUBTITLE_SIZES.margin,
      text: {
        en: { label: 'Margin', low: '', high: '', unit: '%' },
        zh: { label: '边距', low: '', high: '', unit: '%' },
      },
    },
    {
      kind: 'flag',
      name: 'bilingual',
      initial: false,
      text: {
        en: { label: 'Bilingual', hint: 'Translation above, original below' },
        zh: { label: '双语字幕', hint: '译文在上，原文在下' },
      },
    },
    {
      kind: 'flag',
      name: 'remove',
      initial: false,
      text: {
        en: { label: 'Remove old subtitles', hint: 'Removed first' },
        zh: { label: '去除原字幕', hint: '先从画面中去掉' },
      },
    },
    {
      kind: 'areas',
      of: 'video_url',
      required: false,
      when: { name: 'remove', value: true },
      text: {
        en: { label: 'Areas of old subtitles', hint: 'Without them, wherever text is found' },
        zh: { label: '原字幕区域', hint: '没有指定时，自动查找' },
      },
    },
  ],
  samples: [
    {
      file: 'launch-zh.webp',
      width: 960,
      height: 540,
      text: {
        en: 'English subtitles replaced by Chinese ones, style 002',
        zh: '英文字幕换成中文，样式 002',
      },
      input: {
        video_url: '/samples/media/launch.mp4',
        seconds: 6,
        language: 'en',
        to: 'zh',
        lines: [
          {
            start: 0.2,
            end: 3.4,
            text: 'The engines are lit,\nand the rocket is on its way.',
            translation: '发动机已经点火，火箭出发了。',
          },
          {
            start: 3.4,
            end: 5.7,
            text: 'Watch how it clears the tower.',
            translation: '看它越过发射塔。',
          },
        ],
        style: '002',
        bilingual: false,
        remove: true,
      },
    },
  ],
  text: {
    en: {
      name: 'Translate subtitles',
      line: 'Create, translate and style subtitles, then burn them into the video.',
      description:
        'Subtitle editor in the browser: import SRT, VTT or ASS, edit with waveform and reading speed, fifteen styles, two languages, export as text or video.',
      steps: [
        'Add a video, then a subtitle file, or type the lines.',
        'Edit in the table, on the timeline and in the picture. What is hard to read is marked, with a fix.',
        'Choose one of fifteen styles. Download SRT, VTT or ASS free, or export the video.',
      ],
      limits: [
        'MP4, MOV, WebM or AVI, up to 500\u00a0MB',
        'Up to 10,000 lines in a project',
        'English, Chinese, Japanese, Korean, Arabic, Thai, Hebrew, Hindi and Tamil text looks the same on every device',
      ],
      questions: [
        {
          question: 'Do I need an AI model?',
          answer:
            'Only to transcribe speech and to translate. Editing, styles, subtitle files and the export of the video work without one.',
        },
        {
          question: 'What does a video cost?',
          answer:
            'It is priced per 5 seconds or part of it, once per project. Transcription, translation and up to ten videos are included. Editing and subtitle files are free.',
        },
        {
          question: 'How is reading speed judged?',
          answer:
            'By characters a second: 20 for languages with an alphabet, 12 for Korean, 9 for Chinese and 4 for Japanese. Lines above the limit are marked, and one click gives them more time if there is room.',
        },
        {
          question: 'Can both languages be shown?',
          answer: 'Yes. The translation is on top, with the original below it in smaller letters.',
        },
      ],
      verb: 'Export video',
    },
    zh: {
      name: '翻译字幕',
      line: '制作、翻译字幕，设计样式，再合成到视频里。',
      description:
        '浏览器里的字幕编辑器：导入 SRT、VTT、ASS，对照波形和阅读速度修改，15\u00a0种样式，支持双语，可导出字幕文件或视频。',
      steps: [
        '添加视频，再导入字幕文件，或直接输入字幕。',
        '在表格、时间轴和画面里修改。不好读的地方会标出来，并给出改法。',
        '从 15\u00a0种样式里选一种。SRT、VTT、ASS 免费下载，也可以导出视频。',
      ],
      limits: [
        'MP4、MOV、WebM 或 AVI，不超过 500\u00a0MB',
        '每个项目最多 10,000\u00a0条字幕',
        '中、英、日、韩、阿拉伯、泰、希伯来、印地、泰米尔文在任何设备上显示一致',
      ],
      questions: [
        {
          question: '需要 AI 模型吗？',
          answer: '只有识别语音和翻译需要。编辑、样式、字幕文件和导出视频都不需要。',
        },
        {
          question: '导出视频要多少积分？',
          answer:
            '每 5\u00a0秒计一次费，不足 5\u00a0秒按 5\u00a0秒算；每个项目只收一次，含识别、翻译和最多 10\u00a0个视频。编辑和下载字幕文件免费。',
        },
        {
          question: '阅读速度怎么判断？',
          answer:
            '看每秒的字符数：字母文字 20，韩文 12，中文 9，日文 4。超过上限会标出来，前后有空档时，点一下就能延长。',
        },
        {
          question: '能同时显示两种语言吗？',
          answer: '可以。译文在上，原文用小一号的字排在下面。',
        },
      ],
      verb: '导出视频',
    },
  },
});
