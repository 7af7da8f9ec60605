import { defineTool } from './define-tool.ts';
import { OWN_SIZE, UPSCALED_SIDE } from './upscale-size.ts';

export const aiImageUpscaler = defineTool({
  id: 'ai-image-upscaler',
  kind: 'image',
  group: 'enhance',
  path: '/ai/image/upscale',
  capability: 'upscale',
  points: 10,
  shape: 2,
  landing: true,
  sites: ['intl', 'cn'],
  fields: [
    {
      kind: 'image',
      name: 'image_url',
      required: 'image_required',
      longest: UPSCALED_SIDE,
      samples: ['ai-image-upscaler/portrait-small.webp', 'ai-image-upscaler/cat-small.webp'],
      text: {
        en: { label: 'Picture', hint: 'Any photo, drawing or product picture. Transparency is kept.' },
        zh: { label: '图片', hint: '照片、插画、商品图都可以，透明部分会保留。' },
      },
    },
    {
      kind: 'choice',
      name: 'factor',
      initial: 2,
      look: 'segments',
      values: [
        { value: 2, text: { en: '2 ×', zh: '2\u00a0倍' } },
        { value: 4, text: { en: '4 ×', zh: '4\u00a0倍' } },
        { value: OWN_SIZE, text: { en: 'Custom size', zh: '自定尺寸' } },
      ],
      text: {
        en: { label: 'Enlarge', hint: 'Up to 8,192 pixels a side and 8 times' },
        zh: { label: '放大', hint: '边长最大 8,192\u00a0像素，最多 8\u00a0倍' },
      },
    },
    {
      kind: 'range',
      name: 'longest',
      when: { name: 'factor', value: OWN_SIZE },
      minimum: 256,
      maximum: UPSCALED_SIDE,
      step: 1,
      initial: 4096,
      text: {
        en: { label: 'Longest side, for custom size', unit: 'px' },
        zh: { label: '最长边（自定尺寸时）', unit: '像素' },
      },
    },
    {
      kind: 'choice',
      name: 'sharpness',
      initial: 30,
      look: 'segments',
      values: [
        { value: 0, text: { en: 'Exact', zh: '忠实' } },
        { value: 30, text: { en: 'Balanced', zh: '均衡' } },
        { value: 60, text: { en: 'Crisp', zh: '清晰' } },
        { value: 100, text: { en: 'Maximum', zh: '最锐' } },
      ],
      text: {
        en: {
          label: 'Edges',
          hint: 'Exact for faces, text and products; crisp for graphics and prints',
        },
        zh: { label: '边缘', hint: '人脸、文字、商品选“忠实”；图形、印刷选“清晰”' },
      },
    },
    {
      kind: 'flag',
      name: 'clean',
      initial: true,
      text: {
        en: {
          label: 'Remove noise and JPEG blocks',
          hint: 'Only where they are found; a clean picture is left as it is',
        },
        zh: { label: '去除噪点和 JPEG 方块', hint: '只在检测到时处理，干净的图原样保留' },
      },
    },
  ],
  samples: [
    {
      file: 'portrait.webp',
      width: 512,
      height: 512,
      before: 'portrait-before.webp',
      text: {
        en: 'A portrait of 128 pixels, four times as large',
        zh: '128\u00a0像素的人像，放大 4\u00a0倍',
      },
      input: { factor: 4, sharpness: 60 },
    },
    {
      file: 'cat.webp',
      width: 512,
      height: 512,
      before: 'cat-before.webp',
      text: { en: 'A cat of 256 pixels, twice as large', zh: '256\u00a0像素的猫，放大 2\u00a0倍' },
      input: { factor: 2, sharpness: 30 },
    },
  ],
  text: {
    en: {
      name: 'Image upscaler',
      line: 'Make a picture two or four times larger, or any size you need.',
      description:
        'Enlarge pictures 2 or 4 times or to a custom size, up to 8,192 pixels a side. Noise and JPEG blocks go first, edges stay clean, nothing is invented.',
      steps: [
        'Choose a picture: drop it, paste it, or take it from your history.',
        'Choose how large it becomes and how crisp its edges are. If it is too large, you see it before you pay.',
        'Compare with the original at full size and download the PNG.',
      ],
      limits: [
        '2 ×, 4 × or a custom size, up to 8 × and 8,192 pixels a side',
        'Transparency is kept; the result is a PNG',
        'Colours and details stay those of your picture: nothing is invented',
      ],
      questions: [
        {
          question: 'Does it invent detail?',
          answer:
            'The built-in engine does not. It puts back what plain interpolation loses and keeps edges clean. A connected AI model may draw new detail; each result says what made it.',
        },
        {
          question: 'Which setting for faces and text?',
          answer:
            'Exact or Balanced. They keep every letter and every feature as it is. Crisp draws edges tighter, which suits graphics, line art and prints.',
        },
        {
          question: 'What about noisy or strongly compressed pictures?',
          answer:
            'Noise and JPEG blocks are measured first and removed if found, so they are not enlarged too. You can turn this off.',
        },
        {
          question: 'How large can a picture be?',
          answer:
            'The result can have up to 8,192 pixels a side. A picture of 4,096 × 4,096 can be doubled; a larger one can be enlarged to a custom size.',
        },
      ],
      verb: 'Enlarge',
    },
    zh: {
      name: '高清放大',
      line: '把图片放大 2\u00a0倍、4\u00a0倍，或放大到你要的尺寸。',
      description:
        '图片放大 2\u00a0倍、4\u00a0倍或自定尺寸，边长最大 8,192\u00a0像素。先去噪点和 JPEG 方块，边缘干净，不凭空添加内容。',
      steps: [
        '选一张图：拖进来、粘贴，或从历史里挑。',
        '选放大多少、边缘多清晰。超出上限会在付费前告诉你。',
        '与原图对比，满意后下载 PNG。',
      ],
      limits: [
        '2\u00a0倍、4\u00a0倍或自定尺寸，最多 8\u00a0倍，边长不超过 8,192\u00a0像素',
        '保留透明，结果为 PNG',
        '颜色和细节都来自原图，不凭空添加',
      ],
      questions: [
        {
          question: '会凭空添加细节吗？',
          answer:
            '内置引擎不会。它找回普通插值丢掉的部分，并让边缘保持干净。接入的 AI 模型可能会补画细节，每个结果都会注明由什么完成。',
        },
        {
          question: '人脸和文字该怎么选？',
          answer: '选“忠实”或“均衡”，每个笔画、每处五官都保持原样。“清晰”会收紧边缘，适合图形、线稿和印刷。',
        },
        {
          question: '噪点多、压缩重的图怎么办？',
          answer: '放大前先测量噪点和 JPEG 方块，有才处理，免得一起被放大。也可以关掉这一步。',
        },
        {
          question: '图片最大多大？',
          answer:
            '结果边长最大 8,192\u00a0像素。4,096 × 4,096 的图可以放大 2\u00a0倍，更大的图可以自定尺寸。',
        },
      ],
      verb: '放大',
    },
  },
});
