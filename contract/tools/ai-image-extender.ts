import { defineTool } from './define-tool.ts';

export const aiImageExtender = defineTool({
  id: 'ai-image-extender',
  kind: 'image',
  group: 'editing',
  path: '/ai/image/expand',
  capability: 'extend',
  points: 20,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      samples: ['ai-image-extender/launch.webp', 'ai-image-extender/cup.webp', 'ai-image-extender/cat.webp'],
      text: {
        en: { label: 'Picture', hint: 'Keeps every pixel; only the area outside is new.' },
        zh: { label: '图片', hint: '原图像素不变，只补画外面的部分。' },
      },
    },
    { kind: 'frame', of: 'image_url' },
    { kind: 'count' },
    { kind: 'seed' },
  ],
  samples: [
    {
      file: 'cup-after.webp',
      width: 840,
      height: 440,
      before: 'cup.webp',
      text: { en: 'A table continued: a fifth more on either side', zh: '桌面向两侧延伸，各多五分之一' },
      input: { left: 120, right: 120, top: 0, bottom: 40, seed: 1 },
    },
    {
      file: 'launch-after.webp',
      width: 640,
      height: 597,
      before: 'launch.webp',
      text: { en: 'Evening sky above, for a poster', zh: '上方补出夜空，做海报' },
      input: { left: 0, right: 0, top: 170, bottom: 0, seed: 1 },
    },
    {
      file: 'cat-after.webp',
      width: 651,
      height: 300,
      before: 'cat.webp',
      text: { en: 'From 3:2 to a wide picture', zh: '从 3:2 变成宽幅' },
      input: { left: 100, right: 100, top: 0, bottom: 0, seed: 1 },
    },
  ],
  text: {
    en: {
      name: 'Image extender',
      line: 'Extend a picture beyond its edges.',
      description:
        'Extend pictures to another format: drag the frame or choose a ratio, and sky, ground and texture continue. The original keeps every pixel.',
      steps: [
        'Choose a picture and drag the edges of the frame, or pick a ratio and the position of the picture.',
        'Choose how many candidates. The limit of 3 times is checked while you drag.',
        'Compare the candidates and keep one. Each remembers its seed.',
      ],
      limits: [
        'Up to 3 times the width and 3 times the height',
        'The pixels of the original stay as they are, at full size',
        '1 to 4 candidates a run',
      ],
      questions: [
        {
          question: 'How far can I go?',
          answer:
            'Up to a quarter on each side looks natural most of the time. Beyond two fifths the built-in engine mirrors the picture and fades it out softly, like a frame.',
        },
        {
          question: 'Which pictures work best?',
          answer:
            'Sky, sea, fields, sand, walls, tables and blurred backgrounds. Horizons keep their height.',
        },
        {
          question: 'What about people and buildings at the edge?',
          answer:
            'A body or a facade that the frame cuts off cannot be completed by the built-in engine: its texture continues, its shape does not. A connected AI model can draw it.',
        },
        {
          question: 'Do transparent pictures stay transparent?',
          answer: 'Yes. Where an edge is transparent, the added area is too.',
        },
      ],
      verb: 'Extend',
    },
    zh: {
      name: 'AI 扩图',
      line: '把画框拉大，让画面接着往外长。',
      description: '把图片扩展成别的画幅：拖动画框或选比例，天空、地面和纹理自然延伸，原图每个像素都不变。',
      steps: [
        '选一张图，拖动画框的边，或选一个比例和原图所在的位置。',
        '选生成几张。拖动时会随时检查是否超过 3\u00a0倍。',
        '比较候选，留下满意的一张，种子会一起保存。',
      ],
      limits: ['宽和高各不超过原来的 3\u00a0倍', '原图像素保持原尺寸、原样不变', '每次 1 到 4\u00a0张'],
      questions: [
        {
          question: '最多能扩多少？',
          answer:
            '每边四分之一以内大多很自然。超过五分之二的部分，内置引擎会把画面镜像过去并逐渐变柔，像一圈衬边。',
        },
        {
          question: '什么样的图效果最好？',
          answer: '天空、海面、田野、沙地、墙面、桌面和虚化的背景。地平线会保持原来的高度。',
        },
        {
          question: '边上有人或建筑怎么办？',
          answer: '被画框切断的身体或立面，内置引擎补不全：纹理能延续，形状不能。接入 AI 模型后可以补画。',
        },
        { question: '透明图片会保持透明吗？', answer: '会。边缘透明的一侧，扩展出来的部分也是透明的。' },
      ],
      verb: '扩展',
    },
  },
});
