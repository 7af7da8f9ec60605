import { defineTool } from './define-tool.ts';
import { LARGE_SIZES } from './sizes.ts';
import { MODEL_STYLES, STORY_STYLES } from './styles.ts';

export const aiImageGenerator = defineTool({
  id: 'ai-image-generator',
  kind: 'image',
  group: 'generate',
  path: '/ai/image/text2image',
  aliases: [
    { path: '/ai/text/image', shape: 6, fixed: { quality: 'standard' } },
    { path: '/ai/text/image/fast', shape: 6, fixed: { quality: 'draft' } },
    { path: '/ai/image/text/v3', shape: 2, fixed: { quality: 'best' } },
  ],
  capability: 'text_to_image',
  points: 20,
  shape: 1,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'prompt',
      samples: {
        en: [
          'A little girl in a yellow raincoat walking her cat in the rain, picture book',
          'A lighthouse on a cliff at dusk, ukiyo-e',
          'A red ceramic mug on a wooden table, morning light, product photo',
          'Snowy mountains mirrored in a still lake at sunrise, photo',
        ],
        zh: [
          '穿汉服的少女提着灯笼站在樱花树下，动漫风格',
          '江上渔翁独坐小舟，远山云雾，水墨画',
          '大理石台面上的一瓶香水，柔光，产品摄影',
          '秋天的森林里，男孩骑着自行车，旁边跟着一只狐狸，绘本',
        ],
      },
    },
    { kind: 'size', presets: LARGE_SIZES },
    { kind: 'count' },
    { kind: 'quality' },
    { kind: 'style', values: STORY_STYLES, needsEngine: MODEL_STYLES },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'raincoat.webp',
      width: 512,
      height: 512,
      input: {
        prompt: 'A little girl in a yellow raincoat walking her cat in the rain, picture book',
        width: 1024,
        height: 1024,
        style: 'picture_book',
        seed: 4242,
      },
    },
    {
      file: 'lighthouse.webp',
      width: 512,
      height: 512,
      input: {
        prompt: 'A lighthouse on a cliff at dusk, ukiyo-e',
        width: 1024,
        height: 1024,
        style: 'ukiyo_e',
        seed: 11,
      },
    },
    {
      file: 'mug.webp',
      width: 512,
      height: 512,
      input: {
        prompt: 'A red ceramic mug on a wooden table, morning light, product photo',
        width: 1024,
        height: 1024,
        seed: 5,
      },
    },
    {
      file: 'mountains.webp',
      width: 512,
      height: 512,
      input: {
        prompt: 'Snowy mountains mirrored in a still lake at sunrise, photo',
        width: 1024,
        height: 1024,
        seed: 1,
      },
    },
    {
      file: 'lantern.webp',
      width: 512,
      height: 512,
      input: {
        prompt: '穿汉服的少女提着灯笼站在樱花树下，动漫风格',
        width: 1024,
        height: 1024,
        style: 'anime',
        seed: 8,
      },
    },
    {
      file: 'angler.webp',
      width: 512,
      height: 512,
      input: {
        prompt: '江上渔翁独坐小舟，远山云雾，水墨画',
        width: 1024,
        height: 1024,
        style: 'water_ink',
        seed: 7,
      },
    },
    {
      file: 'perfume.webp',
      width: 512,
      height: 512,
      input: {
        prompt: '大理石台面上的一瓶香水，柔光，产品摄影',
        width: 1024,
        height: 1024,
        seed: 9,
      },
    },
    {
      file: 'bicycle.webp',
      width: 512,
      height: 512,
      input: {
        prompt: '秋天的森林里，男孩骑着自行车，旁边跟着一只狐狸，绘本',
        width: 1024,
        height: 1024,
        style: 'picture_book',
        seed: 2,
      },
    },
  ],
  text: {
    en: {
      name: 'Image generator',
      line: 'Write what you want to see and get up to four pictures of it.',
      description:
        'Turn words into pictures in nine styles, from picture book to product photo. See the price before each run; failed runs are refunded.',
      steps: [
        'Describe the picture: who or what, where, when and in what style.',
        'Choose a ratio, how many candidates, and the quality. The price is on the button.',
        'Keep the ones you like. Each keeps its prompt, seed and receipt.',
      ],
      limits: [
        'Prompts in English or Chinese, up to 2,000 characters',
        '1 to 4 pictures a run, 256 to 1,536 pixels a side',
        'Nine styles, seven ratios',
      ],
      questions: [
        {
          question: 'What if a run fails or I cancel it?',
          answer:
            'You pay only for pictures you receive. The other points are refunded at once, and the receipt shows it.',
        },
        {
          question: 'Can I close the page while it works?',
          answer: 'Yes. The run continues, and its pictures will be in My creations.',
        },
        {
          question: 'Which model is used?',
          answer:
            'Each result says what made it. Without a connected AI model the built-in engine draws by rules and lists what it understood and what it left out.',
        },
        {
          question: 'Can I get the same picture again?',
          answer: 'Yes. The same prompt, size, style and seed give the same picture.',
        },
      ],
      verb: 'Generate',
    },
    zh: {
      name: '图片生成',
      line: '写下想看到的画面，一次最多生成四张。',
      description: '用文字生成图片，九种风格，从绘本到产品摄影。生成前先看价格，失败退回积分。',
      steps: [
        '描述画面：主体、场景、时间和风格。',
        '选择比例、张数和画质，价格就写在按钮上。',
        '留下喜欢的。每张图都保存着它的提示词、种子和扣费明细。',
      ],
      limits: [
        '支持中英文提示词，最多 2,000\u00a0字',
        '每次 1 到 4\u00a0张，边长 256 到 1,536\u00a0像素',
        '九种风格，七种比例',
      ],
      questions: [
        {
          question: '失败或取消了怎么办？',
          answer: '只为实际交付的图片付积分，其余立即退回，扣费明细里可查。',
        },
        { question: '生成时可以关掉页面吗？', answer: '可以。任务会继续，结果保存在“我的创作”里。' },
        {
          question: '图片由什么模型绘制？',
          answer: '每个结果都会注明。没有接入 AI 模型时，由内置引擎按规则绘制，并列出已识别和未画出的词。',
        },
        { question: '能再得到同一张图吗？', answer: '能。提示词、尺寸、风格和种子相同，图片就相同。' },
      ],
      verb: '生成',
    },
  },
});
