import { defineTool } from './define-tool.ts';
import {
  ANY_LANGUAGE,
  languageChoices,
  SUBTITLE_CHOICES,
  TRANSLATION_TOOL,
  VIDEO_FIELD,
} from './video-fields.ts';

export const removeSubtitle = defineTool({
  id: 'remove-subtitle',
  ...TRANSLATION_TOOL,
  path: '/ai/video/subtitle/remove',
  capability: 'remove_subtitles',
  points: 20,
  fields: [
    VIDEO_FIELD,
    {
      kind: 'areas',
      of: 'video_url',
      required: 'subtitle_area_required',
      text: {
        en: {
          label: 'Areas',
          hint: 'Draw them a little larger than the text. Only the text in them is replaced.',
        },
        zh: { label: '区域', hint: '框得比文字略大一点，只会替换其中的文字。' },
      },
    },
    {
      kind: 'quality',
      tiers: {
        initial: 'best',
        values: [
          {
            value: 'draft',
            text: { en: { name: 'Fast', hint: 'Still camera' }, zh: { name: '快速', hint: '固定镜头' } },
          },
          {
            value: 'best',
            text: { en: { name: 'Best', hint: 'Any camera' }, zh: { name: '精细', hint: '任意镜头' } },
          },
        ],
      },
    },
    {
      kind: 'choice',
      name: 'language',
      initial: 'all',
      look: 'list',
      values: [ANY_LANGUAGE, ...languageChoices('spoken', SUBTITLE_CHOICES)],
      text: {
        en: {
          label: 'Language of the text',
          hint: 'For connected services. The built-in engine removes text of any language.',
        },
        zh: { label: '文字的语言', hint: '供外接服务使用；内置引擎不分语言，都能去除。' },
      },
    },
  ],
  samples: [
    {
      file: 'launch-after.webp',
      width: 640,
      height: 360,
      before: 'launch.webp',
      text: {
        en: 'A frame of a moving camera: the line is gone, the rocket behind it is back',
        zh: '移动镜头中的一帧：字幕没了，后面的火箭还在',
      },
      input: {
        video_url: '/samples/media/launch.mp4',
        areas: [{ mode: 'remove', left: 0.25, top: 0.77, width: 0.5, height: 0.2 }],
        quality: 'best',
        language: 'all',
      },
    },
  ],
  text: {
    en: {
      name: 'Remove subtitles',
      line: 'Remove burnt-in subtitles, channel logos and watermarks from a video.',
      description:
        'Remove burnt-in subtitles and watermarks from a video. Mark them or have them found; other frames restore the picture behind them. Preview any frame free.',
      steps: [
        'Choose a video. Text is found for you; draw, move or protect areas on the frame.',
        'Preview any frame free of charge, then choose Fast or Best and start.',
        'Play the result in sync with the original, and download the MP4.',
      ],
      limits: [
        'MP4, MOV, WebM or AVI of up to 500\u00a0MB; the result is an MP4 with the same sound',
        'Up to 20 areas, each for the whole video or a part of it; protected areas stay as they are',
        'Pixels outside the areas and frames without text stay as they are, apart from re-encoding',
      ],
      questions: [
        {
          question: 'Where does the picture behind the text come from?',
          answer:
            'From neighbouring frames, wherever the camera or the scene moved and revealed it. What no frame shows is filled in from its surroundings. The preview shows how much of each there is.',
        },
        {
          question: 'Fast or best?',
          answer:
            'Fast suits a still camera. Best follows a moving camera and takes longer. Try both on one frame; previews are free.',
        },
        {
          question: 'When does it go wrong?',
          answer:
            'When text covers the same moving object the whole time, such as a speaking face: no frame shows what is behind it, and the area looks softer than its surroundings.',
        },
        {
          question: 'Can a clock or a score stay?',
          answer: 'Yes. Draw an area to keep (K) over it. It takes priority over areas to remove.',
        },
        {
          question: 'May I do this with any video?',
          answer: 'Only if you hold the rights to the video, or the owner agrees.',
        },
      ],
      verb: 'Remove',
    },
    zh: {
      name: '字幕去除',
      line: '去掉视频里烧录的字幕、台标和水印。',
      description: '去除视频里的硬字幕和水印：自动找到或手动框选，用前后帧还原被遮住的画面，单帧预览免费。',
      steps: [
        '选择视频。会自动找到文字，也可以自己框选、移动区域，或划出保留区。',
        '任选一帧免费预览，再选快速或精细，开始处理。',
        '与原片同步播放对比，满意后下载 MP4。',
      ],
      limits: [
        '支持 500\u00a0MB 以内的 MP4、MOV、WebM、AVI；结果为 MP4，声音不变',
        '最多 20\u00a0个区域，可用于整段或其中一段；保留区保持原样',
        '区域之外和没有文字的帧，除重新编码外不作改动',
      ],
      questions: [
        {
          question: '字幕后面的画面从哪里来？',
          answer:
            '镜头或景物移动时，前后帧会露出被遮住的部分，就取自那里；从未露出的部分按周围补画。预览会说明各占多少。',
        },
        {
          question: '快速和精细怎么选？',
          answer: '固定镜头用快速就够，镜头在动选精细，用时更长。可以拿同一帧两种都试，预览免费。',
        },
        {
          question: '什么情况效果不好？',
          answer: '文字一直压在活动的东西上，比如说话的脸，后面的画面从没露出来，去除的地方会比周围模糊。',
        },
        {
          question: '时钟、比分能留下吗？',
          answer: '能。在上面画一个保留区（K），它优先于所有去除区域。',
        },
        {
          question: '任何视频都可以处理吗？',
          answer: '请只处理你拥有版权或已获授权的视频。',
        },
      ],
      verb: '去除',
    },
  },
});
