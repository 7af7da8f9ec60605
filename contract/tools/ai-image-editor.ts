import { defineTool } from './define-tool.ts';

/** What the built-in engine does without an AI model. */
const COMMANDS = {
  en: 'Brighter, darker, shadows, highlights, contrast, warmer, cooler, saturation, black and white, sepia, sharpen, soften, blur, grain, vignette, invert, crop, rotate, straighten, flip, resize, border, background (remove, blur, colour) and captions in quotes.',
  zh: '调亮、调暗、暗部、高光、对比度、暖、冷、饱和度、黑白、复古、锐化、柔化、模糊、颗粒、暗角、反相、裁剪、旋转、拉直、翻转、缩放、边框、背景（去除、虚化、换色），以及用引号写出的文字。',
};

export const aiImageEditor = defineTool({
  id: 'ai-image-editor',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/seed/edit',
  capability: 'edit_by_words',
  points: 25,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['photos/coffee.webp', 'photos/astronaut.webp', 'photos/rocket.webp'],
      text: {
        en: { label: 'Picture', hint: 'What you want to change' },
        zh: { label: '图片', hint: '要修改的图' },
      },
    },
    {
      kind: 'prompt',
      samples: {
        en: [
          'a little brighter, warmer, crop to 4:5',
          'black and white, more contrast, film grain',
          'blur the background',
          'white background and a light grey border',
          'add the text "Good morning" at the top',
        ],
        zh: [
          '稍微亮一点，暖一点，裁成 4:5',
          '黑白，提高对比度，加颗粒',
          '背景虚化',
          '背景换成白色，加浅灰色边框',
          '在顶部加文字“早安”',
        ],
      },
      text: {
        en: {
          label: 'Instruction',
          placeholder: 'Brighter, crop to 16:9, remove the background …',
        },
        zh: { label: '指令', placeholder: '调亮一点，裁成 16:9，去除背景……' },
      },
      help: {
        en: { title: 'Available commands', line: COMMANDS.en },
        zh: { title: '它懂哪些指令', line: COMMANDS.zh },
      },
    },
    {
      kind: 'mask',
      name: 'mask_url',
      of: 'image_url',
      required: false,
      text: {
        en: {
          label: 'Only this area',
          hint: 'Paint over a part to change light and colour only there. Leave it empty to change the whole picture.',
        },
        zh: { label: '限定范围', hint: '涂抹一处，明暗和色彩只在那里改变。不涂就改整张图。' },
      },
    },
  ],
  samples: [
    {
      file: 'cup-warm.webp',
      width: 600,
      height: 400,
      before: 'cup.webp',
      input: { prompt: 'much brighter, a little cooler, vignette' },
    },
    {
      file: 'rocket-mono.webp',
      width: 640,
      height: 427,
      before: 'rocket.webp',
      input: { prompt: 'black and white, much more contrast, film grain' },
    },
    {
      file: 'portrait-soft.webp',
      width: 512,
      height: 512,
      before: 'portrait.webp',
      input: { prompt: '背景虚化，暖一点，在底部加文字“飞向太空”' },
    },
  ],
  text: {
    en: {
      name: 'Image editor',
      line: 'Say what should change: light, colour, crop, background, a caption.',
      description:
        'Edit a picture by writing what should change: brighter, warmer, crop to 16:9, straighten, blur or remove the background, border, caption. English and Chinese.',
      steps: [
        'Choose a picture. Paint over a part if only that part should change.',
        'Write what should change, several things at once if you like, with “a little”, “much” or a percentage.',
        'The result says what was understood. Compare it, then continue from there.',
      ],
      limits: [
        'English and Chinese, several commands in one instruction',
        'Without an AI model: light, colour, sharpness, looks, crop, rotation, size, border, background, caption',
        'Instructions about things in the picture, such as “the sky”, need an AI model',
      ],
      questions: [
        {
          question: 'Which commands does it know?',
          answer: COMMANDS.en,
        },
        {
          question: 'How do I say how much?',
          answer:
            'With “a little” or “much”, or with a number: “contrast 20%”, “rotate 15 degrees”, “crop to 4:5”.',
        },
        {
          question: 'What if it does not understand me?',
          answer:
            'What it does not understand is skipped and listed under the result. If nothing is understood, the run does not start and costs nothing.',
        },
        {
          question: 'Can I add or replace things?',
          answer:
            'With a connected AI model. The built-in engine changes the picture you gave; it does not draw new things into it.',
        },
      ],
      verb: 'Edit',
    },
    zh: {
      name: '图片编辑',
      line: '一句话改图：明暗、色彩、裁剪、背景、文字。',
      description:
        '写下要改什么就行：调亮、暖一点、裁成 16:9、拉直、背景虚化或去除、加边框、加文字。中英文都懂。',
      steps: [
        '选一张图。只想改一处，就把那里涂出来。',
        '写下要改什么，可以一次写几件，“稍微”“很”“20%”都可以用。',
        '结果会写明听懂了什么。对比之后，可以接着改。',
      ],
      limits: [
        '支持中英文，一条指令可含多个操作',
        '没有 AI 模型时：明暗、色彩、锐度、风格、裁剪、旋转、尺寸、边框、背景、文字',
        '涉及画面里的东西，如“天空”，需要 AI 模型',
      ],
      questions: [
        {
          question: '它懂哪些指令？',
          answer: COMMANDS.zh,
        },
        {
          question: '怎么说改多少？',
          answer: '用“稍微”“很”，或用数字：“对比度提高 20%”“旋转 15\u00a0度”“裁成 4:5”。',
        },
        {
          question: '听不懂怎么办？',
          answer: '听不懂的部分会跳过，并写在结果下面。整句都听不懂就不会开始，也不扣积分。',
        },
        {
          question: '能加东西、换东西吗？',
          answer: '接入 AI 模型后可以。内置引擎只调整你给的图，不会往里画新东西。',
        },
      ],
      verb: '编辑',
    },
  },
});
